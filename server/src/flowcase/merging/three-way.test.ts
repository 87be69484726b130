import { describe, expect, it } from 'vitest';
import { decide } from './three-way.ts';

describe('a value that two sides may have changed', () => {
  it.each([
    ['nobody changed it', 'a', 'a', 'a', 'equal'],
    ['Flowcase changed it', 'a', 'a', 'b', 'taken'],
    ['Flowcase emptied it', 'a', 'a', '', 'taken'],
    ['it was changed here', 'a', 'b', 'a', 'stays'],
    ['both changed it alike', 'a', 'b', 'b', 'equal'],
    ['both changed it', 'a', 'b', 'c', 'conflict'],
    ['it was removed here and changed there', 'a', null, 'b', 'conflict'],
    ['it is met for the first time and is empty here', undefined, '', 'b', 'taken'],
    ['it is met for the first time and is filled here', undefined, 'a', 'b', 'stays'],
    ['its fields come in another order', { x: 1, y: 2 }, { y: 2, x: 1 }, { x: 3, y: 2 }, 'taken'],
    ['it is a period that is met first', undefined, { from_year: null }, { from_year: 2 }, 'taken'],
  ])('%s', (_what, base, ours, theirs, outcome) => {
    expect(decide({ base, ours, theirs })).toBe(outcome);
  });
});
