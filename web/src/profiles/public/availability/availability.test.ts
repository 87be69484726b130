import { describe, expect, it } from 'vitest';
import { ageOfAvailability, readAvailability } from './availability.ts';

describe('when a consultant is available', () => {
  it('is now from the day itself on', () => {
    expect(readAvailability('2026-11-20', '2026-11-20')).toEqual({ kind: 'now' });
    expect(readAvailability('2025-01-01', '2026-11-20')).toEqual({ kind: 'now' });
  });
  it('is a day while that is in the future', () => {
    expect(readAvailability('2026-12-01', '2026-11-20')).toEqual({
      kind: 'from',
      day: '2026-12-01',
    });
  });
  it('is not, while no day is given', () => {
    expect(readAvailability(null, '2026-11-20')).toEqual({ kind: 'not' });
  });
});

describe('how long ago the availability was confirmed', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const daysBefore = (days: number) => new Date(2026, 10, 20 - days, 23, 30).toISOString();
  it('is counted in calendar days', () => {
    expect(ageOfAvailability(daysBefore(0), now)).toEqual({ days: 0, old: false });
    expect(ageOfAvailability(daysBefore(1), now)).toEqual({ days: 1, old: false });
    expect(ageOfAvailability(daysBefore(3), now)).toEqual({ days: 3, old: false });
  });
  it('is old after thirty days, not on the thirtieth', () => {
    expect(ageOfAvailability(daysBefore(30), now)).toEqual({ days: 30, old: false });
    expect(ageOfAvailability(daysBefore(31), now)).toEqual({ days: 31, old: true });
  });
  it('is never negative, even when a clock is wrong', () => {
    expect(ageOfAvailability(daysBefore(-2), now).days).toBe(0);
  });
});
