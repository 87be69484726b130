import { describe, expect, it } from 'vitest';
import { movedTo, placeAt } from './order.ts';

describe('moving an entry', () => {
  const list = ['a', 'b', 'c', 'd'];
  it('puts it at the new place, and closes the gap', () => {
    expect(movedTo(list, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(list, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  });
  it('keeps it inside the list', () => {
    expect(movedTo(list, 'b', -1)).toEqual(['b', 'a', 'c', 'd']);
    expect(movedTo(list, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  });
  it('changes nothing when the entry is unknown', () => {
    expect(movedTo(list, 'x', 0)).toEqual(list);
  });
});

it('a dragged entry comes after every entry whose middle it has passed', () => {
  expect(placeAt(10, [50, 150])).toBe(0);
  expect(placeAt(60, [50, 150])).toBe(1);
  expect(placeAt(500, [50, 150])).toBe(2);
});
