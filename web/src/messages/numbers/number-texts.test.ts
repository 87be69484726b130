import { expect, it } from 'vitest';
import { durationText } from './number-texts.ts';

it.each([
  [20, 'nb', '1 minutt'],
  [125, 'nb', '2 minutter'],
  [5400, 'nb', '1,5 timer'],
  [36_000, 'sv', '10 timmar'],
  [172_800, 'en', '2 days'],
  [1_000_000, 'nb', '12 døgn'],
])('%i seconds are said in %s as %s', (seconds, locale, text) => {
  expect(durationText(locale, seconds)).toBe(text);
});
