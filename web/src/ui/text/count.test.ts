import { expect, it } from 'vitest';
import { countText } from './count.ts';

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1000, '99+'],
])('a badge shows %i as "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});
