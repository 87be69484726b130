import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  inOrder,
  placeOf,
  stateOf,
  withCard,
  withColumnPlaced,
  withoutColumn,
  withPlaced,
} from './board-state.ts';
import { aBoard, aCard, first, inbox, second } from './boards.fixtures.ts';

const state = stateOf(aBoard({ [inbox]: ['a', 'b', 'c'], [first]: ['d'] }));
const ids = (...columns: string[]) => columns.map((column) => cardsIn(state, column));

describe('a card that is placed', () => {
  it('comes where it was sent, counted without itself', () => {
    expect(cardsIn(withPlaced(state, ['a'], { column: inbox, order: 1 }), inbox)).toEqual([
      'b',
      'a',
      'c',
    ]);
    const moved = withPlaced(state, ['b'], { column: first, order: 0 });
    expect(cardsIn(moved, first)).toEqual(['b', 'd']);
    expect(cardsIn(moved, inbox)).toEqual(['a', 'c']);
  });
  it('comes at an end where the place lies beyond it', () => {
    expect(cardsIn(withPlaced(state, ['a'], { column: first, order: 99 }), first)).toEqual([
      'd',
      'a',
    ]);
    expect(cardsIn(withPlaced(state, ['c'], { column: first, order: -1 }), first)).toEqual([
      'c',
      'd',
    ]);
  });
  it('stays where it is when there is no such column', () => {
    expect(withPlaced(state, ['a'], { column: 'gone', order: 0 })).toBe(state);
  });
  it('shows its interest as the column has it, unless that was answered', () => {
    const interested = (card: string, answer: boolean) => ({
      ...aCard(card, inbox, 0),
      interest: {
        ...{ assignment_interest: card, can: { answer } },
        state: answer ? ('received' as const) : ('withdrawn' as const),
      },
    });
    const both = withCard(withCard(state, interested('a', true)), interested('b', false));
    const stateOn = (board: typeof state, card: string) => board.cards.get(card)?.interest?.state;
    const moved = withPlaced(both, ['a', 'b'], { column: first, order: 0 });
    expect([stateOn(moved, 'a'), stateOn(moved, 'b')]).toEqual(['considered', 'withdrawn']);
    expect(stateOn(withoutColumn(moved, first), 'a')).toBe('received');
    expect(withPlaced(both, ['c'], { column: first, order: 0 }).cards).toBe(both.cards);
  });
  it('takes others with it, in their order', () => {
    const moved = withPlaced(state, ['c', 'a'], { column: first, order: 1 });
    expect(cardsIn(moved, first)).toEqual(['d', 'c', 'a']);
    expect(inOrder(moved, new Set(['a', 'b', 'd']))).toEqual(['b', 'd', 'a']);
  });
  it('leaves the columns it does not touch as they are', () => {
    const moved = withPlaced(state, ['a'], { column: inbox, order: 2 });
    expect(moved.order.get(first)).toBe(state.order.get(first));
  });
});

it('a removed column leaves its cards at the end of the inbox, in their order', () => {
  const before = withPlaced(state, ['b', 'a'], { column: first, order: 0 });
  const after = withoutColumn(before, first);
  expect(cardsIn(after, inbox)).toEqual(['c', 'b', 'a', 'd']);
  expect(after.columns.map((one) => one.evaluation_board_column)).toEqual([inbox, second]);
  expect(withoutColumn(state, inbox)).toBe(state);
});

it('a column is moved behind the inbox at most, and the inbox not at all', () => {
  const titles = (column: string, order: number) =>
    withColumnPlaced(state, column, order).columns.map((one) => one.evaluation_board_column);
  expect(titles(second, 0)).toEqual([inbox, second, first]);
  expect(titles(first, 9)).toEqual([inbox, second, first]);
  expect(titles(inbox, 2)).toEqual([inbox, first, second]);
});

it('a card that is read again stays where it stands, and a new one comes where it says', () => {
  const changed = withCard(state, { ...aCard('a', first, 0), number_of_card_notes: 2 });
  expect(placeOf(changed, 'a')).toEqual({ column: inbox, order: 0 });
  expect(changed.cards.get('a')?.number_of_card_notes).toBe(2);
  expect(placeOf(withCard(state, aCard('e', first, 0)), 'e')).toEqual({ column: first, order: 0 });
});

it('reading the board again keeps what has not changed, so that nothing is drawn anew', () => {
  const again = stateOf(aBoard({ [inbox]: ['a', 'c'], [first]: ['b', 'd'] }), state);
  expect(again.cards.get('a')).toBe(state.cards.get('a'));
  expect(again.order.get(second)).toBe(state.order.get(second));
  expect(again.order.get(inbox)).toEqual(['a', 'c']);
  expect(ids(inbox, first)).toEqual([['a', 'b', 'c'], ['d']]);
});
