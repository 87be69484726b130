import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { followStage } from '../interest/follow-stage.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { recordOnBoard } from '../record-on-board.ts';
import { updateColumn } from './columns.repository.ts';
import { describeColumn } from './describe-column.ts';
import { findProfilesIn } from './cards-of-column.repository.ts';
import { ownColumn } from './own-column.ts';

/** Another stage is at once that of the interests of those who stand in the column. */
export const changeBoardColumn: Handler<typeof boardCalls.changeBoardColumn> = async (
  context,
  { params: { id }, body },
) => {
  const { db, actor } = context;
  const { row } = await openForChange(context, { column: id });
  const { column } = await ownColumn(db, row, id);
  const { column_title = column.column_title, stage = column.stage } = body;
  await updateColumn(db, id, { column_title, stage });
  if (stage !== column.stage) {
    const profiles = await findProfilesIn(db, id);
    await followStage(context, { assignment: row.assignment, profiles }, stage);
  }
  await recordOnBoard(context, row, {
    what: 'changed_column',
    before: { column_title: column.column_title, stage: column.stage },
    after: { column_title, stage },
  });
  await notifyBoard(context, row, { change: 'column_changed', by: actor.account, column: id });
  return describeColumn(db, row, id);
};
