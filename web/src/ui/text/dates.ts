const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** English is written as in Europe: the day before the month, and hours to 24, as in mails. */
export const languageTag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(languageTag(locale), options);
  formats.set(key, created);
  return created;
}

/** A day such as `2026-11-20` is that day everywhere, whatever the browser's time zone. */
function dateOf(value: string): Date {
  return new Date(value.length === 10 ? `${value}T12:00:00` : value);
}

/** `20. november 2026`; the year is left out when it is this one. */
export function dayText(locale: string, value: string, now = new Date()): string {
  const date = dateOf(value);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return format(locale, { day: 'numeric', month: 'long', year }).format(date);
}

/** `20. nov. 2026`, for tables; the year as in `dayText`. */
export function shortDayText(locale: string, value: string, now = new Date()): string {
  const date = dateOf(value);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return format(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** `20. nov. 2026`, always with its year. */
export function shortWholeDayText(locale: string, value: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return format(locale, options).format(dateOf(value));
}

/** `20. november 2026`, always with its year: shows a typed day back to the user. */
export function wholeDayText(locale: string, value: string): string {
  return format(locale, { dateStyle: 'long' }).format(dateOf(value));
}

/** `13:04` */
export function timeText(locale: string, value: string): string {
  return format(locale, { timeStyle: 'short' }).format(dateOf(value));
}

/** `20. november 2026 kl. 13:04` */
export function momentText(locale: string, value: string): string {
  return format(locale, { dateStyle: 'long', timeStyle: 'short' }).format(dateOf(value));
}

/** `for 3 timer siden`, `i går`; from a week on, the day. */
export function agoText(locale: string, value: string, now = new Date()): string {
  const date = dateOf(value);
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const past = Math.abs(seconds);
  if (past >= 7 * day) return dayText(locale, value, now);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (past < minute) return relative.format(0, 'second');
  if (past < hour) return relative.format(Math.trunc(seconds / minute), 'minute');
  if (past < day && date.getDate() === now.getDate()) {
    return relative.format(Math.trunc(seconds / hour), 'hour');
  }
  return relative.format(calendarDaysBetween(now, date), 'day');
}

function calendarDaysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / (day * 1000));
}
