import { describe, expect, it } from 'vitest';
import { durationBetween } from './duration-between.ts';

describe('the time between two moments', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', {}],
    ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.250Z', { milliseconds: 250 }],
    [
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T13:01:02.003Z',
      { hours: 1, minutes: 1, seconds: 2, milliseconds: 3 },
    ],
    ['2026-11-20T12:00:00.000Z', '2026-11-22T11:00:00.000Z', { days: 1, hours: 23 }],
    ['2026-01-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z', { months: 1 }],
    ['2026-01-31T00:00:00.000Z', '2026-02-27T23:00:00.000Z', { days: 27, hours: 23 }],
    ['2026-01-31T00:00:00.000Z', '2026-03-01T00:00:00.000Z', { months: 1, days: 1 }],
    ['2024-02-29T08:00:00.000Z', '2025-02-28T08:00:00.000Z', { years: 1 }],
    ['2024-12-31T23:59:59.999Z', '2026-12-31T23:59:59.999Z', { years: 2 }],
    [
      '2026-06-30T10:00:00.000Z',
      '2027-09-02T10:00:05.000Z',
      { years: 1, months: 2, days: 3, seconds: 5 },
    ],
    ['2026-03-28T12:00:00.000Z', '2026-03-30T12:00:00.000Z', { days: 2 }],
  ])('from %s to %s is %o', (from, to, expected) => {
    expect(durationBetween(new Date(from), new Date(to))).toEqual(expected);
  });
});
