import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import {
  stateOf,
  withCard,
  withColumnPlaced,
  withoutCards,
  withoutColumn,
  withPlaced,
  type Board,
  type BoardState,
  type Card,
  type Place,
} from './board-state.ts';

/** A move of one's own that the board does not have yet. */
export interface OwnMove {
  id: number;
  cards: readonly string[];
  to: Place;
  /** when the server answered that it has made it; its message may still be on its way */
  answeredAt?: number;
}

/** A board as it was read, with what has been heard and done since. */
export interface Session {
  state: BoardState;
  moves: readonly OwnMove[];
  /** messages that came before one they build on */
  early: readonly BoardMessage[];
  /** something was missed, or cannot be known from a message: the board has to be read */
  isBehind: boolean;
  /** cards of which something has changed that only reading them shows */
  unread: readonly string[];
}

/** The board as the user sees it: with their own moves at once. */
export const shownOf = ({ state, moves }: Session): BoardState =>
  moves.reduce((shown, { cards, to }) => withPlaced(shown, present(shown, cards), to), state);

const present = (state: BoardState, cards: readonly string[]): string[] => {
  const there = new Set([...state.order.values()].flat());
  return cards.filter((card) => there.has(card));
};

export const sessionOf = (board: Board): Session => ({
  state: stateOf(board),
  moves: [],
  early: [],
  isBehind: false,
  unread: [],
});

/** Takes in the board as it was read; `startedAt` says when the reading began. */
export function withRead(session: Session, board: Board, startedAt: number): Session {
  // Messages have brought the page further than what was read.
  if (board.version < session.state.version && !session.isBehind) return session;
  const { early } = session;
  const moves = session.moves.filter(({ answeredAt = Infinity }) => answeredAt >= startedAt);
  const state = stateOf(board, session.state);
  return caughtUp({ state, moves, early, isBehind: false, unread: [] });
}

export const withMove = (session: Session, move: OwnMove): Session => ({
  ...session,
  moves: [...session.moves, move],
});

/** A refused move is taken back. */
export const withoutMove = (session: Session, id: number): Session => ({
  ...session,
  moves: session.moves.filter((move) => move.id !== id),
});

export const withAnswered = (session: Session, id: number, answeredAt: number): Session => ({
  ...session,
  moves: session.moves.map((move) => (move.id === id ? { ...move, answeredAt } : move)),
});

/** A card that could not be read is gone. */
export const withLostCard = (session: Session, card: string): Session => ({
  ...session,
  state: withoutCards(session.state, [card]),
  unread: session.unread.filter((id) => id !== card),
});

export const withReadCard = (session: Session, card: Card): Session => ({
  ...session,
  state: withCard(session.state, card),
  unread: session.unread.filter((id) => id !== card.evaluation_board_card),
});

/** Takes in a message in its turn; `own` says whether the user has caused it. */
export function withMessage(session: Session, message: BoardMessage, own: boolean): Session {
  const { version, board } = session.state;
  const number = Number(message.version);
  if (message.evaluation_board !== board || message.change === 'presence') return session;
  if (number <= version) return session;
  const next = own ? withoutHeardMove(session, message) : session;
  return caughtUp({ ...next, early: [...next.early, message] });
}

/** The move that a message of one's own tells of is on the board now. */
function withoutHeardMove(session: Session, { change, card, column }: BoardMessage): Session {
  if (change !== 'card_moved') return session;
  const heard = session.moves.find(
    ({ cards, to }) => cards.length === 1 && cards[0] === card && to.column === column,
  );
  return heard ? withoutMove(session, heard.id) : session;
}

function caughtUp(session: Session): Session {
  const waiting = session.early
    .filter(({ version }) => Number(version) > session.state.version)
    .toSorted((a, b) => Number(a.version) - Number(b.version));
  const [next, ...early] = waiting;
  if (!next) return { ...session, early: [] };
  if (Number(next.version) > session.state.version + 1) {
    return { ...session, early: waiting, isBehind: true };
  }
  const patched = patchedBy({ ...session, early }, next);
  if (!patched) return { ...session, early, isBehind: true };
  const state = { ...patched.state, version: Number(next.version) };
  return caughtUp({ ...patched, state });
}

/** Undefined where the message does not say enough. */
function patchedBy(session: Session, message: BoardMessage): Session | undefined {
  const { change, card, column } = message;
  const { state } = session;
  const order = Number(message.order ?? 0);
  const at = { column: column ?? '', order };
  switch (change) {
    case 'card_moved':
      if (!card || !state.order.has(at.column)) return undefined;
      return { ...session, state: withPlaced(state, [card], at) };
    case 'card_added':
      if (!card || !state.order.has(at.column)) return undefined;
      return { ...withUnread(session, card), state: withPlaced(state, [card], at) };
    case 'card_changed':
      return card ? withUnread(session, card) : undefined;
    case 'card_removed':
      return card ? { ...session, state: withoutCards(state, [card]) } : undefined;
    case 'column_moved':
      return column ? { ...session, state: withColumnPlaced(state, column, order) } : undefined;
    case 'column_removed':
      return column ? { ...session, state: withoutColumn(state, column) } : undefined;
    case 'presence':
      return session;
    case 'board_changed':
    case 'column_added':
    case 'column_changed':
    case 'cards_added':
    case 'cards_changed':
      return undefined;
  }
}

const withUnread = (session: Session, card: string): Session => ({
  ...session,
  unread: [...session.unread.filter((one) => one !== card), card],
});
