import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { updateBoard } from '../boards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { recordOnBoard } from '../record-on-board.ts';
import { describeBoard } from './describe-board.ts';

export const renameBoard: Handler<typeof boardCalls.renameBoard> = async (
  context,
  { params: { id }, body: { board_title } },
) => {
  const { row, facts } = await openForChange(context, { board: id });
  await updateBoard(context.db, id, board_title);
  const renamed = { ...row, board_title };
  await recordOnBoard(context, renamed, {
    what: 'changed_board',
    before: { board_title: row.board_title },
    after: { board_title },
  });
  await notifyBoard(context, row, { change: 'board_changed', by: context.actor.account });
  return describeBoard(context, { row: renamed, facts });
};
