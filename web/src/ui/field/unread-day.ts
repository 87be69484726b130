/** The text of a date field that cannot be read as a day, or is not read yet. */
export interface UnreadDay {
  unread: string;
}

/** What a form has for a day that keeps unreadable text: a day such as `2026-11-20`, or that text. */
export type DayValue = string | UnreadDay | null;

export const isUnread = (value: unknown): value is UnreadDay =>
  typeof value === 'object' && value !== null && 'unread' in value;

/** The day; null where there is none, or none that can be read. */
export const dayIn = (value: DayValue): string | null => (isUnread(value) ? null : value);
