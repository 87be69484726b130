import { describe, expect, it } from 'vitest';
import { nextRow, readRows, type TimeRow } from './time-rows.ts';

const zone = 'Europe/Oslo';
const now = new Date('2026-11-24T09:00:00Z');
const row = (day: string | null, clock: string, minutes = 45): TimeRow => ({
  ...{ key: 1, day, clock, minutes },
});

describe('the rows of times', () => {
  it('are read by the clock of the market', () => {
    const { times, isRight } = readRows(
      [row('2026-12-01', '10'), row('2026-12-01', '1045')],
      zone,
      now,
    );
    expect(times.map(({ starts_at }) => starts_at)).toEqual([
      '2026-12-01T09:00:00.000Z',
      '2026-12-01T09:45:00.000Z',
    ]);
    expect(isRight).toBe(true);
  });

  it.each([
    [row(null, '10'), 'no_day'],
    [row('2026-12-01', 'tidlig'), 'no_clock'],
    [row('2027-03-28', '02:30'), 'left_out'],
    [row('2026-11-24', '09:30'), 'is_past'],
    [row('2028-12-01', '10'), 'too_far_ahead'],
  ])('say what is wrong with %j', (wrong, problem) => {
    const { problems, isRight } = readRows([wrong], zone, now);
    expect([problems, isRight]).toEqual([[problem], false]);
  });

  it('must not overlap, and the later row says so', () => {
    const rows = [row('2026-12-01', '10', 60), row('2026-12-01', '10:45')];
    expect(readRows(rows, zone, now).problems).toEqual([undefined, 'overlaps']);
  });

  it('go on after a weekend, at the same hour', () => {
    expect(nextRow([row('2026-11-27', '10', 60)])).toEqual({
      ...{ key: 2, day: '2026-11-30', clock: '10', minutes: 60 },
    });
    expect(nextRow([])).toMatchObject({ day: null, clock: '' });
  });
});
