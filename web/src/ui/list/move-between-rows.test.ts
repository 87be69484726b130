import { describe, expect, it } from 'vitest';
import { targetOf } from './move-between-rows.ts';

describe('from a row of the queue', () => {
  it.each([
    ['ArrowDown', 2],
    ['j', 2],
    ['ArrowUp', 0],
    ['k', 0],
    ['Home', 0],
    ['End', 3],
  ])('%s leads to another', (key, place) => {
    expect(targetOf(key, 1, 4)).toBe(place);
  });
  it('keys do not move past the ends of the list', () => {
    expect(targetOf('j', 3, 4)).toBe(3);
    expect(targetOf('k', 0, 4)).toBe(0);
  });
  it('other keys keep their usual effect', () => {
    expect(targetOf('Enter', 1, 4)).toBeUndefined();
  });
});
