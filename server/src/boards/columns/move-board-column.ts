import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { columnRank } from '../order/column-rank.ts';
import { placeOf } from '../order/place.ts';
import { recordOnBoard } from '../record-on-board.ts';
import { updateColumn } from './columns.repository.ts';
import { describeColumn } from './describe-column.ts';
import { ownColumn } from './own-column.ts';

/** The inbox has the place 0, so one's own columns begin at 1. */
export const moveBoardColumn: Handler<typeof boardCalls.moveBoardColumn> = async (
  context,
  { params: { id }, body },
) => {
  const { db, actor } = context;
  const { row } = await openForChange(context, { column: id });
  const { column, order: before, count } = await ownColumn(db, row, id);
  const wanted = typeof body.column_order === 'number' ? body.column_order - 1 : body.column_order;
  const place = placeOf(wanted, count - 1);
  await updateColumn(db, id, { rank: await columnRank(db, row, { place, moved: id }) });
  const order = place + 1;
  const { column_title } = column;
  if (order !== before) {
    await recordOnBoard(context, row, {
      what: 'moved_column',
      before: { column_title: null, column_order: before },
      after: { column_title, column_order: order },
    });
  }
  await notifyBoard(context, row, {
    ...{ change: 'column_moved', by: actor.account, column: id, order },
  });
  return describeColumn(db, row, id);
};
