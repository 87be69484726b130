import type { Deadline } from '@torg/protocol/assignments/assignment-shapes';
import type { Country } from '@torg/protocol/terms';
import { isUnread, readIn, type DayValue } from '../../../ui/field/unread.ts';

/** A deadline as a form has it: its day is the text as typed while it cannot be read. */
export type DeadlineValue =
  | (Omit<Deadline, 'deadline_with_date'> & { deadline_with_date?: DayValue })
  | null;

/** Of the field and of its day. */
export interface DeadlineInputProps {
  id: string;
  value: DeadlineValue;
  onChange: (value: DeadlineValue) => void;
  error?: string;
  /** its calendar decides which day is today */
  country: Country;
  /** the deadline of something published may pass */
  isPublished?: boolean;
  required?: boolean;
}

/** The text in a field that is not a day or a number yet. */
export function unreadIn(value: unknown): string | undefined {
  const isDated = typeof value === 'object' && value !== null && 'deadline_with_date' in value;
  const day = isDated ? value.deadline_with_date : value;
  return isUnread(day) ? day.unread : undefined;
}

export function readDeadline(deadline: DeadlineValue): Deadline | null {
  if (deadline === null) return null;
  const { deadline_with_date: day, ...others } = deadline;
  return day === undefined ? others : { deadline_with_date: readIn(day) };
}
