import { expect, test } from 'vitest';
import { lastDayOf, ratesUntil } from './until-end.ts';

const rate = (start_date: string, end_date: string) => ({
  ...{ start_date, end_date, hourly_rate: 1200 },
  currency: 'NOK' as const,
});
const rates = [rate('2027-01-04', '2027-06-30'), rate('2027-07-01', '2027-12-31')];

test('the last day is the agreed one, until somebody ends it', () => {
  const end_date = '2027-12-31';
  expect(lastDayOf({ end_date, ended_early: null })).toBe(end_date);
  const ended_early = { on: '2027-05-14', reason: 'Prosjektet stopper', by: 'Kari' };
  expect(lastDayOf({ end_date, ended_early })).toBe('2027-05-14');
});

test('rates end with the agreement', () => {
  expect(ratesUntil(rates, '2027-12-31')).toEqual(rates);
  expect(ratesUntil(rates, '2027-07-01')).toEqual([rates[0], rate('2027-07-01', '2027-07-01')]);
  expect(ratesUntil(rates, '2027-05-14')).toEqual([rate('2027-01-04', '2027-05-14')]);
});
