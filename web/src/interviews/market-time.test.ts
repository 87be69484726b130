import { describe, expect, it } from 'vitest';
import { momentAt, wallTime } from './market-time.ts';

describe.each(['Europe/Oslo', 'Europe/Stockholm'])('a time by the clock of %s', (zone) => {
  it.each([
    ['2026-12-01', '10:00', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01', '00:15', '2026-11-30T23:15:00.000Z'],
    // The last hour before the clock is set forward, and the first one after that.
    ['2027-03-28', '01:45', '2027-03-28T00:45:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    // Half past two comes twice; the first is in summer time.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s at %s is %s, and back', (day, clock, moment) => {
    expect(momentAt(zone, { day, clock })).toBe(moment);
    expect(wallTime(zone, moment)).toEqual({ day, clock });
  });

  it('does not exist in the hour that is left out in spring', () => {
    expect(momentAt(zone, { day: '2027-03-28', clock: '02:30' })).toBeNull();
  });
});
