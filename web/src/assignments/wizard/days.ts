import { dayIn, isUnread, type DayValue } from '../../ui/field/unread-day.ts';
import type { AssignmentDraft } from './wizard.queries.ts';

type Deadline = AssignmentDraft['deadline'];
type DeadlineValue =
  | (Omit<NonNullable<Deadline>, 'deadline_with_date'> & { deadline_with_date?: DayValue })
  | null;

/** The fields with a day, which is the text as typed while it cannot be read. */
export interface DayFields {
  start_date: DayValue;
  abidance_deadline: DayValue;
  admin_deadline: DayValue;
  deadline: DeadlineValue;
}
export type DayFieldName = keyof DayFields;

const dayFields = ['start_date', 'abidance_deadline', 'admin_deadline', 'deadline'] as const;

/** The text in a field that is not a day yet. */
export function unreadIn(value: unknown): string | undefined {
  const isDated = typeof value === 'object' && value !== null && 'deadline_with_date' in value;
  const day = isDated ? value.deadline_with_date : value;
  return isUnread(day) ? day.unread : undefined;
}

export const unreadDays = (values: DayFields): DayFieldName[] =>
  dayFields.filter((field) => unreadIn(values[field]) !== undefined);

export function readDeadline(deadline: DeadlineValue): Deadline {
  if (deadline === null) return null;
  const { deadline_with_date: day, ...others } = deadline;
  return day === undefined ? others : { deadline_with_date: dayIn(day) };
}

/** The values, with nothing where a day cannot be read. */
export const readFields = <F extends DayFields>(values: F) => ({
  ...values,
  start_date: dayIn(values.start_date),
  abidance_deadline: dayIn(values.abidance_deadline),
  admin_deadline: dayIn(values.admin_deadline),
  deadline: readDeadline(values.deadline),
});
