import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMonths, merged, monthsOf } from './months.ts';

const today = '2026-11-24';
const entry = (from: string, to: string | null) =>
  monthsOf({ from, to, is_current: to === null }, today);
const months = (...all: (ReturnType<typeof entry> | undefined)[]) =>
  countMonths(all.flatMap((period) => period ?? []));

describe('months of work', () => {
  it('count both the first and the last one', () => {
    expect(months(entry('2020-01', '2020-01'))).toBe(1);
    expect(months(entry('2020-01', '2020-12'))).toBe(12);
    expect(months(entry('2026-10', null))).toBe(2);
  });

  it('count once where entries overlap', () => {
    expect(months(entry('2020-01', '2020-12'), entry('2020-06', '2021-05'))).toBe(17);
    expect(months(entry('2020-01', '2022-12'), entry('2021-01', '2021-06'))).toBe(36);
  });

  it('do not count what has not been yet, nor what ends before it begins', () => {
    expect(entry('2027-01', '2027-06')).toBeUndefined();
    expect(entry('2021-05', '2020-01')).toBeUndefined();
    expect(months(entry('2026-10', '2028-01'))).toBe(2);
  });

  it('are never more than the time from the first to the last, in any order', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
      .map(([start, length]) => ({ start, end: start + length }));
    const sound = fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), (all) => {
      const whole =
        Math.max(...all.map(({ end }) => end)) - Math.min(...all.map(({ start }) => start));
      const longest = Math.max(...all.map(({ start, end }) => end - start));
      expect(countMonths(all)).toBeLessThanOrEqual(whole);
      expect(countMonths(all)).toBeGreaterThanOrEqual(longest);
      expect(merged(all.toReversed())).toEqual(merged(all));
    });
    expect(fc.check(sound)).toMatchObject({ failed: false });
  });
});
