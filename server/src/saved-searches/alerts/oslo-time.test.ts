import { expect, it } from 'vitest';
import { osloTime } from './oslo-time.ts';

it.each([
  ['in winter', '2026-11-22T06:30:00Z', { hour: 7, today: '2026-11-22', monday: '2026-11-16' }],
  ['in summer', '2026-06-30T22:10:00Z', { hour: 0, today: '2026-07-01', monday: '2026-06-29' }],
  ['on a Monday', '2026-11-23T05:59:00Z', { hour: 6, today: '2026-11-23', monday: '2026-11-23' }],
  [
    'as a year begins',
    '2026-12-31T23:30:00Z',
    { hour: 0, today: '2027-01-01', monday: '2026-12-28' },
  ],
])('the clock of Oslo %s', (_when, moment, expected) => {
  expect(osloTime(new Date(moment))).toEqual(expected);
});
