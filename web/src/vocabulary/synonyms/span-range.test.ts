import { expect, it } from 'vitest';
import { languageText, rangeText } from './span-range.ts';

it('a range with one bound says which', () => {
  expect(rangeText({ least: 5, most: null })).toBe('≥ 5');
  expect(rangeText({ least: null, most: 1200 })).toBe('≤ 1200');
});

it('a range with two bounds is one number where they are equal', () => {
  expect(rangeText({ least: 3, most: 5 })).toBe('3–5');
  expect(rangeText({ least: 80, most: 80 })).toBe('80');
});

it('a range may have a sign after its last number', () => {
  const inPercent = (value: number) => `${value}%`;
  expect(rangeText({ least: 60, most: 80 }, inPercent)).toBe('60–80%');
  expect(rangeText({ least: 60, most: 60 }, inPercent)).toBe('60%');
  expect(rangeText({ least: 60, most: null }, inPercent)).toBe('≥ 60%');
});

it('Norwegian is not called by its written form', () => {
  expect(languageText('en', 'nb')).toBe('Norwegian');
  expect(languageText('en', 'sv')).toBe('Swedish');
});
