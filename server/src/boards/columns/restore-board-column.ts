import type { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { recordOnBoard, recordOnCard, inColumn } from '../record-on-board.ts';
import { restorableSince } from '../restorable-since.ts';
import { findCardsIn, returnToColumn } from './cards-of-column.repository.ts';
import {
  findColumn,
  findColumns,
  findRemovedColumn,
  updateColumn,
  type ColumnOnBoard,
} from './columns.repository.ts';
import { describeColumn } from './describe-column.ts';

const missing = 'could_not_find_evaluation_board_column';

async function fillColumn(
  context: ChangeContext,
  row: BoardRow,
  column: ColumnOnBoard,
): Promise<void> {
  const { db } = context;
  const { evaluation_board_column: id } = column;
  const inbox = found(await findColumn(db, row, null), missing);
  await returnToColumn(db, { column: id, inbox: inbox.evaluation_board_column });
  const cards = await findCardsIn(db, id);
  const profiles = cards.map(({ profile }) => profile);
  await followStage(context, { assignment: row.assignment, profiles }, column.stage);
  for (const [index, card] of cards.entries()) {
    await recordOnCard(context, row, card, {
      what: 'moved_card',
      before: { column: inbox.column_title },
      after: inColumn(column, index),
    });
  }
}

export const restoreBoardColumn: Handler<typeof boardCalls.restoreBoardColumn> = async (
  context,
  { params: { id } },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { column: id });
  const columns = await findColumns(db, row);
  if (!columns.some((column) => column.evaluation_board_column === id)) {
    const since = restorableSince(now);
    const column = found(await findRemovedColumn(db, row, { column: id, since }), missing);
    allowed(row.column_count < limits.board.columns, 'evaluation_board_is_full');
    await updateColumn(db, id, { removed_at: null });
    await fillColumn(context, row, column);
    const { column_title } = column;
    await recordOnBoard(context, row, { what: 'restored_column', after: { column_title } });
    await notifyBoard(context, row, { change: 'column_added', by: actor.account, column: id });
  }
  return describeColumn(db, row, id);
};
