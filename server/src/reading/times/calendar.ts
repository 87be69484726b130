/** Days as texts, `2027-02-08`, so that no zone plays a part. */

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Undefined for what no calendar has, such as 31 February. */
export function makeDay(year: number, month: number, day: number): string | undefined {
  const ms = Date.UTC(year, month - 1, day);
  const made = new Date(ms);
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? dayOf(ms) : undefined;
}

export const lastOfMonth = (year: number, month: number): string => dayOf(Date.UTC(year, month, 0));

/** Monday of an ISO week: week 1 has 4 January. */
export function mondayOf(year: number, week: number): string {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return dayOf(fourth + (7 * (week - 1) - weekday) * dayMs);
}

export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs);

export const sundayAfter = (monday: string): string => dayOf(Date.parse(monday) + 6 * dayMs);

/** The day that a weekday comes next, today included; Monday is 0. */
export function nextWeekday(today: string, weekday: number): string {
  const now = Date.parse(today);
  const own = (new Date(now).getUTCDay() + 6) % 7;
  return dayOf(now + ((weekday - own + 7) % 7) * dayMs);
}

/** The year in which a month that somebody names without one comes next. */
export function nextYear(today: string, lastDay: (year: number) => string | undefined): number {
  const year = Number(today.slice(0, 4));
  return (lastDay(year) ?? '') >= today ? year : year + 1;
}
