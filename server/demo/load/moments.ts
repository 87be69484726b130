const hourMs = 3_600_000;

/** Converts the demo data's relative times: offsets from the moment of loading, negative = past. */
export interface Moments {
  now: Date;
  /** where it is loaded, which messages link to */
  publicUrl: string;
  hours: (offset: number) => Date;
  /** Days of 24 hours. */
  days: (offset: number) => Date;
  /** A calendar day, as 2026-11-20. */
  day: (offset: number) => string;
}

export function momentsFrom(now: Date, publicUrl = ''): Moments {
  const hours = (offset: number): Date => new Date(now.getTime() + offset * hourMs);
  const days = (offset: number): Date => hours(24 * offset);
  return { now, publicUrl, hours, days, day: (offset) => calendarDay(days(offset)) };
}

/** The calendar day at a moment in Oslo, which is the same in Stockholm. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });
export const calendarDay = (moment: Date): string => calendar.format(moment);
