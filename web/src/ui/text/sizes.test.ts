import { expect, test } from 'vitest';
import { sizeText } from './sizes.ts';

test('a size is rounded to a few digits', () => {
  expect(sizeText('nb', 0)).toBe('0\u00A0B');
  expect(sizeText('nb', 340_400)).toBe('340\u00A0kB');
  expect(sizeText('nb', 2_140_000)).toBe('2,1\u00A0MB');
  expect(sizeText('en', 20_000_000)).toBe('20\u00A0MB');
});
