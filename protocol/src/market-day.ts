import type { Country } from './terms.ts';

/** The time zone that decides when a day begins in each market. */
export const marketZones: Record<Country, string> = { NO: 'Europe/Oslo', SE: 'Europe/Stockholm' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish formats days as ISO 8601. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone });
  formats.set(zone, format);
  return format;
}

/**
 * The day of a moment in a market, as `2026-11-20`. Norway is the default: both markets have shared
 * one clock since 1980, which a test verifies.
 */
export const marketDay = (moment: Date, country: Country = 'NO'): string =>
  formatOf(marketZones[country]).format(moment);

/** The hour of a moment in a market, from 0 to 23. */
export const marketHour = (moment: Date, country: Country = 'NO'): number =>
  Number(
    new Intl.DateTimeFormat('en', {
      timeZone: marketZones[country],
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(moment),
  );
