import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test('a duration is shown in its two largest units', () => {
  expect(durationText('nb', { days: 2, hours: 4, minutes: 31, seconds: 9 })).toBe(
    '2 døgn og 4 timer',
  );
  expect(durationText('en', { years: 1, months: 1, days: 20 })).toBe('1 year, 1 month');
});

test('a unit that is zero is left out', () => {
  expect(durationText('nb', { days: 3, minutes: 12 })).toBe('3 døgn');
  expect(durationText('sv', { hours: 1 })).toBe('1 timme');
});

test('less than a minute is shown as such', () => {
  expect(durationText('nb', { seconds: 40 })).toBe('< 1 minutt');
  expect(durationText('nb', {})).toBe('< 1 minutt');
});
