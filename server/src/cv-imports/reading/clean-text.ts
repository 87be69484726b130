// oxlint-disable-next-line no-control-regex -- control and bidi characters are what is removed
const unwanted =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** What the database stores and no page turns around: without NUL, control and direction characters. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(unwanted, '');

/** The same of all texts in a value. */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, cleaned(one as unknown)]),
  ) as T;
}
