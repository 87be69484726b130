import { limits } from '@torg/protocol/limits';
import type { Certainty } from '@torg/protocol/cv-imports/read-cv';
import type { DatePoint } from '../dates/date-point.ts';
import type { PlacedDate } from '../dates/date-in-line.ts';
import type { EntryParts } from './pieces.ts';

const { min, max } = limits.profile.year;
const inRange = (year: number | null | undefined): number | null =>
  year !== null && year !== undefined && year >= min && year <= max ? year : null;

export const dateOfEntry = ({ entry }: EntryParts): PlacedDate | null => {
  const dates = entry.lines
    .slice(0, 6)
    .flatMap(({ date, isProse }) => (date && !isProse ? [date] : []));
  return dates.find(({ to, isOpen }) => to !== null || isOpen) ?? dates[0] ?? null;
};

/** The first and the last month of an entry, counted from the year nought. */
export type Span = [from: number, to: number];

const monthOf = (point: DatePoint | null, other: number): number =>
  (point?.year ?? Number.NaN) * 12 + (point?.month ?? other);

export function spanOf(parts: EntryParts): Span | null {
  const date = dateOfEntry(parts);
  if (date === null) return null;
  const to = date.isOpen ? Number.POSITIVE_INFINITY : monthOf(date.to ?? date.from, 12);
  return [monthOf(date.from, 1), to];
}

/** One year alone is when something ended for an education, and both for anything else. */
export function periodOf(date: PlacedDate | null, single: 'both' | 'end' | 'start') {
  const from = date?.from ?? null;
  const isSingle = date !== null && date.to === null && !date.isOpen;
  const to = isSingle && single !== 'start' ? from : (date?.to ?? null);
  const start = isSingle && single === 'end' ? null : from;
  const period = {
    from_year: inRange(start?.year),
    from_month: inRange(start?.year) === null ? null : (start?.month ?? null),
    to_year: inRange(to?.year),
    to_month: inRange(to?.year) === null ? null : (to?.month ?? null),
  };
  const { from_year: a, to_year: b } = period;
  const isBackwards =
    a !== null &&
    b !== null &&
    (b < a || (a === b && (period.from_month ?? 1) > (period.to_month ?? 12)));
  return isBackwards
    ? { from_year: b, from_month: period.to_month, to_year: a, to_month: period.from_month }
    : period;
}

export const certaintyOf = (margin: number, isSure: boolean): Certainty => {
  if (margin > 0.8 && isSure) return 'certain';
  return margin > 0.3 || isSure ? 'likely' : 'unsure';
};

export const short = (text: string | undefined, length: number = limits.profile.itemName): string =>
  (text ?? '').slice(0, length).trim();
