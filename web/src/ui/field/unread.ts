/** The text of a field that cannot be read as a day or a number, or is not read yet. */
export interface UnreadText {
  unread: string;
}

/** What a form has for a day that keeps unreadable text: a day such as `2026-11-20`, or that text. */
export type DayValue = string | UnreadText | null;

/** What a form has for a number: a number that the field takes, or what was typed instead. */
export type NumberValue = number | UnreadText | null;

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === 'object' && value !== null && 'unread' in value;

/** The day or the number; null where there is none, or none that can be read. */
export const readIn = <V>(value: V | UnreadText): V | null => (isUnread(value) ? null : value);
