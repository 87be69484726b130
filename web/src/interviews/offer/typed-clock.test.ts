import { expect, it } from 'vitest';
import { readClock } from './typed-clock.ts';

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['1415', '14:15'],
  ['9.30', '09:30'],
  ['9:05', '09:05'],
  ['kl. 13 30', '13:30'],
  [' 08:00 ', '08:00'],
  ['0', '00:00'],
])('reads %j as %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});

it.each(['', 'tidlig', '24', '24:00', '9:60', '9:5', '12345', '-1', '1260'])(
  'does not take %j for a time',
  (typed) => {
    expect(readClock(typed)).toBeNull();
  },
);
