import type { Country } from './terms.ts';

/** By whose clock a day of each market begins. */
export const marketZones: Record<Country, string> = { NO: 'Europe/Oslo', SE: 'Europe/Stockholm' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes days as ISO 8601 does. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone });
  formats.set(zone, known);
  return known;
}

/**
 * The day of a moment in a market, as `2026-11-20`. Where none is named, Norway's: the two have had
 * one clock since 1980, which a test verifies.
 */
export const marketDay = (moment: Date, country: Country = 'NO'): string =>
  formatOf(marketZones[country]).format(moment);
