import { describe, expect, it } from 'vitest';
import { durationText, monthsIn, periodText, type Period } from './period.ts';

const period = (from: [number, number?] | null, to: [number, number?] | null): Period => ({
  from_year: from?.[0] ?? null,
  from_month: from?.[1] ?? null,
  to_year: to?.[0] ?? null,
  to_month: to?.[1] ?? null,
});
/** A no-break space keeps month and year together. */
const withFixedSpaces = (words: string) => words.replaceAll('_', '\u00A0');
const text = (value: Period) => periodText('nb', value, 'nå');

describe('a period', () => {
  it('goes from a month to a month', () => {
    expect(text(period([2019, 8], [2021, 5]))).toBe(withFixedSpaces('aug._2019 – mai_2021'));
  });
  it('lasts until now where it has no end', () => {
    expect(text(period([2021, 5], null))).toBe(withFixedSpaces('mai_2021 – nå'));
  });
  it('is a year where the month is not known', () => {
    expect(text(period([2019], [2021]))).toBe('2019 – 2021');
  });
  it('is one month where it begins and ends in the same one', () => {
    expect(text(period([2019, 5], [2019, 5]))).toBe(withFixedSpaces('mai_2019'));
  });
  it('is its end alone, or nothing, where no beginning is known', () => {
    expect(text(period(null, [2021, 5]))).toBe(withFixedSpaces('mai_2021'));
    expect(text(period(null, null))).toBe('');
  });
});

describe('the duration of a period', () => {
  const now = new Date(2026, 10, 20);
  it('counts the first and the last month', () => {
    expect(monthsIn(period([2020, 1], [2020, 12]), now)).toBe(12);
    expect(monthsIn(period([2020, 1], [2020, 1]), now)).toBe(1);
  });
  it('counts to this month where it is ongoing', () => {
    expect(monthsIn(period([2026, 9], null), now)).toBe(3);
  });
  it('is left out for years without months, and for the future', () => {
    expect(monthsIn(period([2020], [2021]), now)).toBeUndefined();
    expect(monthsIn(period([2020, 3], [2021]), now)).toBeUndefined();
    expect(monthsIn(period([2027, 1], null), now)).toBeUndefined();
  });
  it('is in years and months', () => {
    expect(durationText('nb', 44)).toMatch(/^3\s?år 8\s?(md\.|mnd\.?|måneder)$/);
    expect(durationText('nb', 24)).toMatch(/^2\s?år$/);
  });
});
