import { nullColumn } from '@torg/protocol/boards/board-terms';
import type { AnswerTo } from '../../client/calls/calls.ts';

export type Board = AnswerTo<'GET /api/main/assignment/{assignment_id}/evaluation-board'>;
export type Card = Board['cards'][number];
export type Column = Board['columns'][number];

/** A place among the cards of a column, from 0, without the card that goes there. */
export interface Place {
  column: string;
  order: number;
}

export interface BoardState {
  board: string;
  title: string;
  version: number;
  can: Board['can'];
  columns: readonly Column[];
  /** one that somebody has just added may still be on its way */
  cards: ReadonlyMap<string, Card>;
  /** the ids of each column's cards, in their order */
  order: ReadonlyMap<string, readonly string[]>;
}

/** What has not changed since `before` stays the same object, so that its column is not drawn again. */
export function stateOf(board: Board, before?: BoardState): BoardState {
  const order = new Map<string, string[]>(
    board.columns.map(({ evaluation_board_column: column }) => [column, []]),
  );
  for (const { column, evaluation_board_card: card } of board.cards) order.get(column)?.push(card);
  return {
    board: board.evaluation_board,
    title: board.board_title,
    version: board.version,
    can: board.can,
    columns: board.columns,
    cards: new Map(
      board.cards.map((card) => {
        const { evaluation_board_card: id } = card;
        const known = before?.cards.get(id);
        return [id, known && isSame(known, card) ? known : card];
      }),
    ),
    order: new Map(
      [...order].map(([column, cards]) => {
        const known = before?.order.get(column);
        return [column, known && isSame(known, cards) ? known : cards];
      }),
    ),
  };
}

/** Where a card stands moves with its column, and is no part of the card itself. */
const isSame = (one: object, other: object): boolean => textOf(one) === textOf(other);
const textOf = (of: object): string =>
  JSON.stringify(Array.isArray(of) ? of : { ...of, column: '', card_order: 0 });

export function placeOf({ order }: BoardState, card: string): Place | undefined {
  for (const [column, cards] of order) {
    const at = cards.indexOf(card);
    if (at >= 0) return { column, order: at };
  }
  return undefined;
}

/** The cards as they stand, from the first column on; those that are gone are left out. */
export const inOrder = ({ order }: BoardState, cards: ReadonlySet<string>): string[] =>
  [...order.values()].flatMap((ids) => ids.filter((id) => cards.has(id)));

export const cardsIn = ({ order }: BoardState, column: string): readonly string[] =>
  order.get(column) ?? [];

/**
 * Puts the cards, in the order given, at a place that is counted without them. An unknown column
 * changes nothing.
 */
export function withPlaced(state: BoardState, cards: readonly string[], to: Place): BoardState {
  if (!state.order.has(to.column)) return state;
  const order = new Map(withoutCards(state, cards).order);
  const rest = order.get(to.column) ?? [];
  order.set(to.column, rest.toSpliced(Math.max(0, to.order), 0, ...cards));
  return withStage({ ...state, order }, cards, to.column);
}

/** What the column says of an interest that nobody has answered, as the server has it, too. */
function withStage(state: BoardState, ids: readonly string[], column: string): BoardState {
  const target = state.columns.find((one) => one.evaluation_board_column === column);
  const stage = target?.stage ?? 'not_selected';
  if (stage === 'not_selected') return state;
  const changed = ids.flatMap((id): [string, Card][] => {
    const card = state.cards.get(id);
    if (!card?.interest?.can.answer || card.interest.state === stage) return [];
    return [[id, { ...card, interest: { ...card.interest, state: stage } }]];
  });
  return changed.length === 0 ? state : { ...state, cards: new Map([...state.cards, ...changed]) };
}

export function withoutCards(state: BoardState, cards: readonly string[]): BoardState {
  const gone = new Set(cards);
  const order = new Map(state.order);
  for (const [column, ids] of order) {
    if (ids.some((id) => gone.has(id))) {
      order.set(
        column,
        ids.filter((id) => !gone.has(id)),
      );
    }
  }
  return { ...state, order };
}

/** Takes in what a card says; one that is not on the board is put where it says it stands. */
export function withCard(state: BoardState, card: Card): BoardState {
  const { evaluation_board_card: id, column, card_order: order } = card;
  const cards = new Map(state.cards).set(id, card);
  const next = { ...state, cards };
  return placeOf(state, id) ? next : withPlaced(next, [id], { column, order });
}

/** The inbox, which has no number, stays first. */
export function withColumnPlaced(state: BoardState, column: string, order: number): BoardState {
  const moved = state.columns.find((one) => one.evaluation_board_column === column);
  if (!moved || column === nullColumn) return state;
  const rest = state.columns.filter((one) => one !== moved);
  return { ...state, columns: rest.toSpliced(Math.max(1, order), 0, moved) };
}

/** Its cards go to the end of the inbox, in their order. */
export function withoutColumn(state: BoardState, column: string): BoardState {
  if (column === nullColumn || !state.order.has(column)) return state;
  const left = cardsIn(state, column);
  const order = new Map(state.order);
  order.delete(column);
  if (left.length > 0) order.set(nullColumn, [...cardsIn(state, nullColumn), ...left]);
  const columns = state.columns.filter((one) => one.evaluation_board_column !== column);
  return withStage({ ...state, columns, order }, left, nullColumn);
}
