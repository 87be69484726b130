import type { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { columnRank } from '../order/column-rank.ts';
import { recordOnBoard } from '../record-on-board.ts';
import { insertColumns } from './columns.repository.ts';
import { describeColumn } from './describe-column.ts';

export const addBoardColumn: Handler<typeof boardCalls.addBoardColumn> = async (
  context,
  { params: { id }, body: { column_title, stage } },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { board: id });
  const { evaluation_board, column_count: place } = row;
  allowed(place < limits.board.columns, 'evaluation_board_is_full');
  const rank = await columnRank(db, row, { place });
  const added = { evaluation_board, column_title, stage, rank, created_at: now };
  const [column = ''] = await insertColumns(db, [added]);
  await recordOnBoard(context, row, { what: 'added_column', after: { column_title, stage } });
  const order = place + 1;
  await notifyBoard(context, row, { change: 'column_added', by: actor.account, column, order });
  return describeColumn(db, row, column);
};
