import { expect, it } from 'vitest';
import { stopOf } from './use-row-stop.ts';

it('the Tab key enters a list where one was last, at what is open, or at the top', () => {
  const ids = ['a', 'b', 'c'];
  expect(stopOf(ids, ['b', 'c'])).toBe('b');
  expect(stopOf(ids, ['gone', 'c'])).toBe('c');
  expect(stopOf(ids, [undefined, 'gone'])).toBe('a');
  expect(stopOf([], ['b', 'c'])).toBeUndefined();
});
