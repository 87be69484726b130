import type { Assignment } from './assignments.queries.ts';

export type Deadline = NonNullable<Assignment['deadline']>;

/** A deadline, reduced to what a page shows of it. */
export type DeadlineReading =
  | { kind: 'date'; day: string; urgency: 'expired' | 'soon' | 'later' }
  | { kind: 'continuous' }
  | { kind: 'asap' }
  | { kind: 'none' };

const soonDays = 3;

export function readDeadline(deadline: Deadline | null, today: string): DeadlineReading {
  if (deadline?.deadline_is_continuous) return { kind: 'continuous' };
  if (deadline?.deadline_is_asap) return { kind: 'asap' };
  const day = deadline?.deadline_with_date;
  if (!day) return { kind: 'none' };
  return { kind: 'date', day, urgency: urgencyOf(day, today) };
}

/** An assignment is still open on the day of its deadline. */
function urgencyOf(day: string, today: string): 'expired' | 'soon' | 'later' {
  if (day < today) return 'expired';
  return daysBetween(today, day) <= soonDays ? 'soon' : 'later';
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Today in the reader's time zone, as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
