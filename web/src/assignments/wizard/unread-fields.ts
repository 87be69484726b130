import { readIn, type DayValue, type NumberValue } from '../../ui/field/unread.ts';
import { readDeadline, unreadIn, type DeadlineValue } from '../public/fields/deadline-value.ts';

/** The fields with a day or a number, which is the text as typed while it cannot be read. */
export interface TypedFields {
  start_date: DayValue;
  percent: NumberValue;
  abidance_deadline: DayValue;
  admin_deadline: DayValue;
  answer_by: DayValue;
  deadline: DeadlineValue;
}
export type TypedFieldName = keyof TypedFields;

const typedFields = [
  'start_date',
  'percent',
  'abidance_deadline',
  'admin_deadline',
  'answer_by',
  'deadline',
] as const;

export const unreadFields = (values: TypedFields): TypedFieldName[] =>
  typedFields.filter((field) => unreadIn(values[field]) !== undefined);

/** The values, with nothing where a field cannot be read. */
export const readFields = <F extends TypedFields>(values: F) => ({
  ...values,
  start_date: readIn(values.start_date),
  percent: readIn(values.percent),
  abidance_deadline: readIn(values.abidance_deadline),
  admin_deadline: readIn(values.admin_deadline),
  answer_by: readIn(values.answer_by),
  deadline: readDeadline(values.deadline),
});
