import { missingInAgreement } from '@torg/protocol/agreements/readiness';
import { plusDays, ratePeriods } from '@torg/protocol/agreements/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTerms } from '../agreements.fixtures.ts';

const now = { country: 'NO', today: '2026-01-01', isSameCompany: true } as const;

function termsOf(
  days: { startDate: string; endDate: string },
  adjustments: { startDate: string; hourlyRate: number }[],
) {
  const { scope, paymentTerms } = completeTerms().assignment;
  return completeTerms({
    scope: { ...scope, ...days },
    paymentTerms: { ...paymentTerms, adjustments },
  });
}

describe('the rates of an agreement', () => {
  it('cover its scope exactly, whatever the adjustments', () => {
    const scopes = fc.record({
      start: fc.integer({ min: 0, max: 3_000 }),
      length: fc.integer({ min: 0, max: 1_800 }),
      rate: fc.integer({ min: 100, max: 1_000_000 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 1_800 }), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(scopes, ({ start, length, rate, days }) => {
        const startDate = plusDays('2026-02-27', start);
        const endDate = plusDays(startDate, length);
        const inside = days.filter((day) => day <= length).toSorted((a, b) => a - b);
        const adjustments = inside.map((day) => ({
          startDate: plusDays(startDate, day),
          hourlyRate: rate / 100,
        }));
        const form = termsOf({ startDate, endDate }, adjustments);
        expect(missingInAgreement(form, now)).toEqual([]);
        const periods = ratePeriods(form.assignment);
        expect(periods[0]?.start_date).toBe(startDate);
        expect(periods.at(-1)?.end_date).toBe(endDate);
        expect(periods.every((one) => one.start_date <= one.end_date)).toBe(true);
        expect(periods.slice(1).map((one) => one.start_date)).toEqual(
          periods.slice(0, -1).map((one) => plusDays(one.end_date, 1)),
        );
        expect(periods.slice(1).every(({ hourly_rate }) => hourly_rate === rate)).toBe(true);
        expect(periods[0]?.hourly_rate).toBe(135_050);
      }),
    );
  });
});
