import { languageTag } from '../../../ui/text/dates.ts';

/** The period of an entry; without an end it is ongoing. */
export interface Period {
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
}

/** `mars 2021`, `2021` where the month is unknown, empty where the year is. */
export function monthText(locale: string, year: number | null, month: number | null): string {
  if (year === null) return '';
  if (month === null) return String(year);
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'short', year: 'numeric' });
  // Month and year stay together at the end of a line.
  return format.format(new Date(year, month - 1, 1)).replaceAll(' ', '\u00A0');
}

/** `mars 2021 – nå`; a single month or year is written once. */
export function periodText(locale: string, period: Period, present: string): string {
  const { from_year, from_month, to_year, to_month } = period;
  const from = monthText(locale, from_year, from_month);
  if (to_year === null) return from && `${from} – ${present}`;
  const to = monthText(locale, to_year, to_month);
  return !from || from === to ? to : `${from} – ${to}`;
}

/** Whole months, counting the first and the last; undefined where a month is unknown. */
export function monthsIn(period: Period, now: Date): number | undefined {
  const { from_year, from_month, to_year, to_month } = period;
  if (from_year === null || from_month === null) return undefined;
  if (to_year !== null && to_month === null) return undefined;
  const last =
    to_year === null ? now.getFullYear() * 12 + now.getMonth() + 1 : to_year * 12 + (to_month ?? 0);
  const months = last - (from_year * 12 + from_month) + 1;
  return months > 0 ? months : undefined;
}

/** `3 år 8 md.`, in the reader's language. */
export function durationText(locale: string, months: number): string {
  const unit = (count: number, of: 'year' | 'month') =>
    new Intl.NumberFormat(languageTag(locale), {
      style: 'unit',
      unit: of,
      unitDisplay: 'short',
    }).format(count);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && unit(years, 'year'), rest > 0 && unit(rest, 'month')]
    .filter(Boolean)
    .join(' ');
}
