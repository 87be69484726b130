import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './board-state.ts';
import { aBoard, aCard, first, inbox } from './boards.fixtures.ts';
import {
  sessionOf,
  shownOf,
  withAnswered,
  withLostCard,
  withMessage,
  withMove,
  withoutMove,
  withRead,
  withReadCard,
  type Session,
} from './session.ts';

const start = sessionOf(aBoard({ [inbox]: ['a', 'b', 'c'], [first]: ['d'] }));

const moved = (card: string, column: string, order: number, version: number): BoardMessage => ({
  evaluation_board: 'board',
  change: 'card_moved',
  card,
  column,
  order: String(order),
  version: String(version),
  by: 'ola',
});
const shown = (session: Session, column: string) => cardsIn(shownOf(session), column);

describe('a message', () => {
  it('patches the one card that it is about', () => {
    const after = withMessage(start, moved('b', first, 1, 2), false);
    expect(shown(after, first)).toEqual(['d', 'b']);
    expect(after).toMatchObject({ isBehind: false, unread: [] });
    expect(after.state.version).toBe(2);
  });
  it('is applied once, and not for another board', () => {
    const after = withMessage(start, moved('b', first, 1, 2), false);
    expect(withMessage(after, moved('b', inbox, 0, 2), false)).toBe(after);
    const elsewhere = { ...moved('b', first, 0, 2), evaluation_board: 'other' };
    expect(withMessage(start, elsewhere, false)).toBe(start);
  });
  it('waits for the one before it, and the board is read if that does not come', () => {
    const early = withMessage(start, moved('a', first, 0, 3), false);
    expect(early.isBehind).toBe(true);
    expect(shown(early, first)).toEqual(['d']);
    const late = withMessage(early, moved('b', first, 0, 2), false);
    expect(shown(late, first)).toEqual(['a', 'b', 'd']);
    expect(late.state.version).toBe(3);
  });
  it('that came early is applied to a board that was read before it', () => {
    const early = withMessage(start, moved('a', first, 0, 4), false);
    const read = withRead(early, aBoard({ [inbox]: ['a', 'c'], [first]: ['b', 'd'] }, 3), 0);
    expect(read.isBehind).toBe(false);
    expect(shown(read, first)).toEqual(['a', 'b', 'd']);
  });
  it('about several cards makes the page read the board', () => {
    const message = { ...moved('a', first, 0, 2), change: 'cards_changed' as const };
    expect(withMessage(start, message, false).isBehind).toBe(true);
  });
  it('about a new card puts it in its place until it is read', () => {
    const message = { ...moved('e', first, 0, 2), change: 'card_added' as const };
    const added = withMessage(start, message, false);
    expect(shown(added, first)).toEqual(['e', 'd']);
    expect(added.unread).toEqual(['e']);
    const read = withReadCard(added, aCard('e', first, 0));
    expect(read.unread).toEqual([]);
    expect(shown(withLostCard(added, 'e'), first)).toEqual(['d']);
  });
  it('about a removed card or column takes them away', () => {
    const card = { ...moved('a', '', 0, 2), change: 'card_removed' as const };
    expect(shown(withMessage(start, card, false), inbox)).toEqual(['b', 'c']);
    const column = { ...moved('', first, 0, 2), change: 'column_removed' as const };
    expect(shown(withMessage(start, column, false), inbox)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe("one's own move", () => {
  const move = { id: 1, cards: ['a'], to: { column: first, order: 0 } };
  it('shows at once, and is taken back when it is refused', () => {
    const made = withMove(start, move);
    expect(shown(made, first)).toEqual(['a', 'd']);
    expect(shown(withoutMove(made, 1), first)).toEqual(['d']);
  });
  it('shows also while others move the same card, since theirs came first', () => {
    const after = withMessage(withMove(start, move), moved('a', inbox, 2, 2), false);
    expect(shown(after, first)).toEqual(['a', 'd']);
  });
  it('ends with its message, after which the move of somebody else counts', () => {
    const heard = withMessage(withMove(start, move), moved('a', first, 0, 2), true);
    expect(heard.moves).toEqual([]);
    const after = withMessage(heard, moved('a', inbox, 0, 3), false);
    expect(shown(after, first)).toEqual(['d']);
  });
  it('ends with a board that was read after its answer, and not with one from before', () => {
    const answered = withAnswered(withMove(start, move), 1, 50);
    const board = aBoard({ [inbox]: ['b', 'c'], [first]: ['d', 'a'] }, 2);
    expect(withRead(answered, board, 40).moves).toHaveLength(1);
    expect(shown(withRead(answered, board, 60), first)).toEqual(['d', 'a']);
  });
  it('of a card that somebody has removed meanwhile does not bring it back', () => {
    const message = { ...moved('a', '', 0, 2), change: 'card_removed' as const };
    const after = withMessage(withMove(start, move), message, false);
    expect(shown(after, first)).toEqual(['d']);
  });
});

it('a board that was read before messages came does not take the page back', () => {
  const after = withMessage(start, moved('b', first, 1, 2), false);
  expect(withRead(after, aBoard({ [inbox]: ['a', 'b', 'c'], [first]: ['d'] }, 1), 0)).toBe(after);
});

it('any order of the same messages leads to the same board', () => {
  const messages = [
    moved('a', first, 0, 2),
    moved('b', first, 2, 3),
    moved('a', inbox, 1, 4),
    moved('d', inbox, 0, 5),
  ];
  const apply = (list: readonly BoardMessage[]) =>
    list.reduce((session, message) => withMessage(session, message, false), start);
  const inTurn = apply(messages);
  for (const at of [0, 1, 2, 3]) {
    const shuffled = [...messages.slice(at), ...messages.slice(0, at)].toReversed();
    const after = apply(shuffled);
    expect(after.state.order).toEqual(inTurn.state.order);
    expect(after.state.version).toBe(5);
  }
});
