import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findColumn, type ColumnOnBoard } from '../columns/columns.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { columnId, notifyBoard } from '../notify-board.ts';
import type { OpenForChange } from '../open-board.ts';
import { placeOf, type Position } from '../order/place.ts';
import { ranksInColumn } from '../order/ranks-in-column.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { findOnBoard, placeCards, type CardOnBoard } from './cards.repository.ts';
import { describeCardsFrom } from './describe-cards.ts';

interface Moving {
  cards: readonly string[];
  /** null and the nil UUID are the inbox */
  to: string | null;
  position: Position;
}

/** Puts the cards side by side at the place; returns where the first one stands then. */
async function place(
  { db }: ChangeContext,
  column: ColumnOnBoard,
  { cards, position }: Pick<Moving, 'position'> & { cards: readonly CardOnBoard[] },
): Promise<number> {
  const target = column.evaluation_board_column;
  const own = cards.filter((card) => card.evaluation_board_column === target);
  const count = column.card_count - own.length;
  const first = placeOf(position, count);
  const moved = cards.map((card) => card.evaluation_board_card);
  const at = { column: target, place: first, count, moved, ranks: moved.length };
  await placeCards(db, target, { cards: moved, ranks: await ranksInColumn(db, at) });
  return first;
}

/** Moves cards of a locked board, all or none, in the order given. */
export async function moveCards(
  context: ChangeContext,
  { row }: OpenForChange,
  { cards: ids, to, position }: Moving,
): Promise<EvaluationBoardCard[]> {
  const missing = 'could_not_find_evaluation_board_column';
  const there = await findOnBoard(context.db, row, ids);
  allowed(there.length === ids.length, 'could_not_find_evaluation_board_card');
  const byId = new Map(there.map((card) => [card.evaluation_board_card, card]));
  const cards = ids.flatMap((id) => byId.get(id) ?? []);
  const column = found(await findColumn(context.db, row, to), missing);
  const first = await place(context, column, { cards, position });
  const profiles = cards.map(({ profile }) => profile);
  await followStage(context, { assignment: row.assignment, profiles }, column.stage);
  for (const [index, card] of cards.entries()) {
    const before = inColumn(card, card.card_order);
    const after = inColumn(column, first + index);
    await recordOnCard(context, row, card, { what: 'moved_card', before, after });
  }
  const { account: by } = context.actor;
  const [only] = cards.length === 1 ? ids : [];
  await notifyBoard(
    context,
    row,
    only === undefined
      ? { change: 'cards_changed', by, column: columnId(column) }
      : { change: 'card_moved', by, card: only, column: columnId(column), order: first },
  );
  return describeCardsFrom(context, row, { cards: ids, first });
}
