import type { AssignmentThreads } from '../assignments.queries.ts';

/** The thread in which each consultant was put forward; of several, the latest that was written in. */
export function threadByConsultant(
  threads: readonly Pick<AssignmentThreads[number], 'thread_id' | 'consultants'>[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { thread_id, consultants } of threads) {
    for (const { account } of consultants) if (!found.has(account)) found.set(account, thread_id);
  }
  return found;
}
