import { describe, expect, it } from 'vitest';
import { stateOf } from './board-state.ts';
import { aBoard, first, inbox, second } from './boards.fixtures.ts';
import { aboveOf, carriedBy, liftedFrom, nextAfter, placeBelow, walkedTo } from './lanes.ts';
import { lanesOf } from './lanes-of.ts';

const lanes = [
  { column: inbox, cards: ['a', 'b', 'c'] },
  { column: first, cards: [] },
  { column: second, cards: ['d', 'e'] },
];

describe('walking', () => {
  it.each([
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'c', 'c'],
    ['ArrowUp', 'a', 'a'],
    ['ArrowUp', 'b', 'a'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['ArrowRight', 'a', 'd'],
    ['ArrowRight', 'c', 'e'],
    ['ArrowRight', 'd', 'd'],
    ['ArrowLeft', 'e', 'b'],
    ['ArrowLeft', 'a', 'a'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(walkedTo(key, from, lanes)).toBe(to);
  });
  it('other keys have their own meaning', () => {
    expect(walkedTo('q', 'a', lanes)).toBeUndefined();
    expect(walkedTo('ArrowDown', 'gone', lanes)).toBeUndefined();
  });
});

describe('the focus, where its card goes', () => {
  it.each([
    ['a', 'b'],
    ['c', 'b'],
    ['d', 'e'],
    ['gone', undefined],
  ])('passes from %s to %s', (card, next) => {
    expect(nextAfter(card, lanes)).toBe(next);
  });
  it('passes to another column from the last card of one, and nowhere from the last of all', () => {
    const only = { column: second, cards: ['d'] };
    expect(nextAfter('d', [...lanes.slice(0, 2), only])).toBe('a');
    expect(nextAfter('d', [only])).toBeUndefined();
  });
});

describe('carrying', () => {
  const lifted = liftedFrom('b', lanes, { column: inbox, order: 1 });
  const carry = (...keys: string[]) =>
    keys.reduce((hand, key) => carriedBy(key, hand, lanes) ?? hand, lifted);
  const placed = (...keys: string[]) => {
    const { column, above } = carry(...keys);
    const cards = lanes.find((lane) => lane.column === column)?.cards ?? [];
    return placeBelow(column, cards, ['b'], above);
  };
  it('begins where the card is', () => {
    expect(lifted).toMatchObject({ column: inbox, above: 'a' });
    expect(placed()).toEqual({ column: inbox, order: 1 });
  });
  it.each([
    [['ArrowDown'], inbox, 2],
    [['ArrowDown', 'ArrowDown'], inbox, 2],
    [['ArrowUp'], inbox, 0],
    [['Home'], inbox, 0],
    [['End'], inbox, 2],
    [['ArrowRight'], first, 0],
    [['ArrowRight', 'ArrowRight'], second, 0],
    [['End', 'ArrowRight', 'ArrowRight', 'End'], second, 2],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], second, 0],
    [['ArrowLeft'], inbox, 1],
    [['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'], inbox, 0],
  ])('%j brings it to %s, place %i', (keys, column, order) => {
    expect(placed(...keys)).toEqual({ column, order });
  });
  it('stays below the same card while others move theirs', () => {
    const { above } = carry('ArrowDown');
    expect(placeBelow(inbox, ['x', 'c', 'a', 'b'], ['b'], above)).toEqual({
      column: inbox,
      order: 2,
    });
  });
  it('comes last when the card above it has left the column', () => {
    expect(placeBelow(inbox, ['a', 'b'], ['b'], 'c')).toEqual({ column: inbox, order: 1 });
  });
});

describe('dropping', () => {
  const cards = ['a', 'b', 'c'];
  it('over the upper half of a card comes above it, over the lower half below it', () => {
    expect(aboveOf(cards, ['x'], { card: 'b', edge: 'top' })).toBe('a');
    expect(aboveOf(cards, ['x'], { card: 'b', edge: 'bottom' })).toBe('b');
    expect(aboveOf(cards, ['x'], { card: 'a', edge: 'top' })).toBeNull();
  });
  it('does not count the cards that are dragged', () => {
    expect(aboveOf(cards, ['b'], { card: 'c', edge: 'top' })).toBe('a');
    expect(aboveOf(cards, ['b'], { card: 'b', edge: 'bottom' })).toBe('a');
    expect(aboveOf(cards, ['c'])).toBe('b');
  });
  it('into an empty column comes first', () => {
    expect(aboveOf([], ['a'])).toBeNull();
  });
});

describe('a filter', () => {
  const state = stateOf(aBoard({ [inbox]: ['Kari Nilsen', 'Åse Berg'], [first]: ['Ola Åsen'] }));
  const shown = (q: string, found: string[] = []) =>
    lanesOf(state, q, new Set(found)).flatMap(({ cards }) => cards);
  it('lets through the cards with all its words, without regard to accents', () => {
    expect(shown('nilsen')).toEqual(['Kari Nilsen']);
    expect(shown('ase')).toEqual(['Åse Berg', 'Ola Åsen']);
    expect(shown('ase berg')).toEqual(['Åse Berg']);
  });
  it('lets through those that the server has found by a skill or a note', () => {
    expect(shown('kubernetes', ['Ola Åsen'])).toEqual(['Ola Åsen']);
  });
  it('is none without words', () => {
    expect(shown(' ')).toHaveLength(3);
  });
});
