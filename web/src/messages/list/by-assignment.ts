import type { ThreadListItem } from '../thread-answers.ts';

export interface AssignmentThreads {
  uuid: string;
  title: string;
  company_name: string;
  threads: number;
  unread: number;
}

/** The assignments that threads are about, the most recently discussed first. */
export function byAssignment(threads: readonly ThreadListItem[]): AssignmentThreads[] {
  const found = new Map<string, AssignmentThreads>();
  for (const { assignment, number_of_unread_messages } of threads) {
    if (!assignment) continue;
    const row = found.get(assignment.uuid) ?? { ...assignment, threads: 0, unread: 0 };
    row.threads += 1;
    row.unread += number_of_unread_messages;
    found.set(assignment.uuid, row);
  }
  return [...found.values()];
}
