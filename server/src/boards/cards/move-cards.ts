import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import type { BoardAt } from '../boards.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { columnId, notifyBoard } from '../notify-board.ts';
import { openBoard } from '../open-board.ts';
import { placeOf, type Position } from '../order/place.ts';
import { ranksInColumn } from '../order/ranks-in-column.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { sideBySide } from './describe-cards.ts';
import { lockForMove } from './moving.repository.ts';
import { placeCards } from './shown-cards.repository.ts';

interface Moving {
  cards: readonly string[];
  /** null and the nil UUID are the inbox */
  to: string | null;
  position: Position;
}

/** The board, locked, with the cards in the order given and where they go. */
async function openForMove(context: ChangeContext, at: BoardAt, { cards: ids, to }: Moving) {
  const { row } = await openBoard(context, at);
  const read = await lockForMove(context.db, row.evaluation_board, { cards: ids, to });
  const { cards: there, column, ...locked } = found(read, 'could_not_find_evaluation_board');
  allowed(there.length === ids.length, 'could_not_find_evaluation_board_card');
  const byId = new Map(there.map((card) => [card.evaluation_board_card, card]));
  return {
    row: { ...row, ...locked },
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    column: found(column, 'could_not_find_evaluation_board_column'),
  };
}
type OpenForMove = Awaited<ReturnType<typeof openForMove>>;

/** Puts the cards side by side at the place; returns where the first one stands then. */
async function place(
  { db, actor }: ChangeContext,
  { row, column, cards }: OpenForMove,
  position: Position,
) {
  const target = column.evaluation_board_column;
  const own = cards.filter((card) => card.evaluation_board_column === target);
  const count = column.card_count - own.length;
  const first = placeOf(position, count);
  const moved = cards.map((card) => card.evaluation_board_card);
  const at = { column: target, place: first, count, moved, ranks: moved.length };
  const ranks = await ranksInColumn(db, at);
  const placed = { column: target, cards: moved, ranks, reader: actor.account };
  return { first, rows: await placeCards(db, row, placed) };
}

/** Moves cards of a board, all or none, in the order given. */
export async function moveCards(
  context: ChangeContext,
  board: BoardAt,
  moving: Moving,
): Promise<EvaluationBoardCard[]> {
  const open = await openForMove(context, board, moving);
  const { row, cards, column } = open;
  const profiles = cards.map(({ profile }) => profile);
  await followStage(context, { assignment: row.assignment, profiles }, column.stage);
  const { first, rows } = await place(context, open, moving.position);
  for (const [index, card] of cards.entries()) {
    const before = inColumn(card, card.card_order);
    const after = inColumn(column, first + index);
    await recordOnCard(context, row, card, { what: 'moved_card', before, after });
  }
  const { account: by } = context.actor;
  const [only] = moving.cards.length === 1 ? moving.cards : [];
  await notifyBoard(
    context,
    row,
    only === undefined
      ? { change: 'cards_changed', by, column: columnId(column) }
      : { change: 'card_moved', by, card: only, column: columnId(column), order: first },
  );
  return sideBySide(rows, { cards: moving.cards, first }, context.actor);
}
