import { expect, test } from 'vitest';
import { marketDay } from './market-day.ts';

test.each([
  ['before midnight in winter', '2026-11-22T22:59:59Z', '2026-11-22'],
  [
    'after midnight in winter, which UTC still calls yesterday',
    '2026-11-22T23:00:00Z',
    '2026-11-23',
  ],
  ['after midnight in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['at New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['on the night when clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
])('a day begins at midnight of the market: %s', (_when, moment, day) => {
  expect(marketDay(new Date(moment), 'NO')).toBe(day);
  expect(marketDay(new Date(moment), 'SE')).toBe(day);
});

test('the days of both markets begin at the same moment', () => {
  const hour = 3_600_000;
  const until = Date.UTC(2031, 0, 1);
  for (let moment = Date.UTC(2025, 0, 1); moment < until; moment += hour) {
    const date = new Date(moment);
    expect(marketDay(date, 'SE')).toBe(marketDay(date, 'NO'));
  }
});
