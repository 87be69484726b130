import type { boardCalls } from '@torg/protocol/boards/boards';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { ranksAtEnd } from '../order/ranks-in-column.ts';
import { recordOnBoard, recordOnCard, inColumn } from '../record-on-board.ts';
import { findCardsIn, leaveColumn } from './cards-of-column.repository.ts';
import { findColumn, updateColumn, type ColumnOnBoard } from './columns.repository.ts';
import { ownColumn } from './own-column.ts';

/** Its cards go to the end of the inbox in their order. */
async function emptyColumn(
  context: ChangeContext,
  row: BoardRow,
  column: ColumnOnBoard,
): Promise<void> {
  const { db } = context;
  const missing = 'could_not_find_evaluation_board_column';
  const inbox = found(await findColumn(db, row, null), missing);
  const cards = await findCardsIn(db, column.evaluation_board_column);
  const ids = cards.map((card) => card.evaluation_board_card);
  const ranks = await ranksAtEnd(db, inbox.evaluation_board_column, ids.length);
  const between = {
    column: column.evaluation_board_column,
    inbox: inbox.evaluation_board_column,
  };
  await leaveColumn(db, between, { cards: ids, ranks });
  const profiles = cards.map(({ profile }) => profile);
  await followStage(context, { assignment: row.assignment, profiles }, inbox.stage);
  for (const [index, card] of cards.entries()) {
    await recordOnCard(context, row, card, {
      what: 'moved_card',
      before: inColumn(column, index),
      after: inColumn(inbox, inbox.card_count + index),
    });
  }
}

export const removeBoardColumn: Handler<typeof boardCalls.removeBoardColumn> = async (
  context,
  { params: { id } },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { column: id });
  const { column } = await ownColumn(db, row, id);
  await emptyColumn(context, row, column);
  await updateColumn(db, id, { removed_at: now });
  const { column_title } = column;
  await recordOnBoard(context, row, { what: 'removed_column', before: { column_title } });
  await notifyBoard(context, row, { change: 'column_removed', by: actor.account, column: id });
};
