import { dayIn, type DayValue } from '../../ui/field/unread-day.ts';
import { readDeadline, unreadIn, type DeadlineValue } from '../public/fields/deadline-value.ts';

/** The fields with a day, which is the text as typed while it cannot be read. */
export interface DayFields {
  start_date: DayValue;
  abidance_deadline: DayValue;
  admin_deadline: DayValue;
  answer_by: DayValue;
  deadline: DeadlineValue;
}
export type DayFieldName = keyof DayFields;

const dayFields = [
  'start_date',
  'abidance_deadline',
  'admin_deadline',
  'answer_by',
  'deadline',
] as const;

export const unreadDays = (values: DayFields): DayFieldName[] =>
  dayFields.filter((field) => unreadIn(values[field]) !== undefined);

/** The values, with nothing where a day cannot be read. */
export const readFields = <F extends DayFields>(values: F) => ({
  ...values,
  start_date: dayIn(values.start_date),
  abidance_deadline: dayIn(values.abidance_deadline),
  admin_deadline: dayIn(values.admin_deadline),
  answer_by: dayIn(values.answer_by),
  deadline: readDeadline(values.deadline),
});
