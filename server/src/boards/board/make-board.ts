import { firstColumns } from '@torg/protocol/boards/board-terms';
import type { EvaluationBoard } from '@torg/protocol/boards/board-shapes';
import type { ChangeContext } from '../../platform/handler.ts';
import { findAudience, insertBoard } from '../boards.repository.ts';
import { insertColumns } from '../columns/columns.repository.ts';
import { putInInbox } from '../interest/put-in-inbox.ts';
import { notifyBoard } from '../notify-board.ts';
import { openBoard } from '../open-board.ts';
import { ranksBetween } from '../order/ranks.ts';
import { recordOnBoard } from '../record-on-board.ts';
import { describeBoard } from './describe-board.ts';

interface NewBoard {
  board_title: string;
  assignment: string | null;
  opportunity: string | null;
}

async function insertFirstColumns({ db, now }: ChangeContext, board: string): Promise<void> {
  const shared = { evaluation_board: board, created_at: now };
  const inbox = {
    ...shared,
    is_inbox: true,
    column_title: '',
    stage: 'received',
    rank: '',
  } as const;
  const ranks = ranksBetween({ before: null, after: null }, firstColumns.length);
  const own = firstColumns.map((column, index) => ({
    ...{ ...shared, ...column, is_inbox: false },
    rank: ranks[index] ?? '',
  }));
  await insertColumns(db, [inbox, ...own]);
}

/**
 * Makes the board of a locked assignment or need, with the first columns and, in the inbox, all who
 * have sent interest. If two make it at once, the database refuses the second one.
 */
export async function makeBoard(context: ChangeContext, made: NewBoard): Promise<EvaluationBoard> {
  const { db, actor, now } = context;
  const board = await insertBoard(db, {
    ...made,
    ...{ created_by: actor.account, created_at: now },
  });
  await insertFirstColumns(context, board);
  const { row } = await openBoard(context, { board });
  const also = [made.assignment ?? made.opportunity].filter((id) => id !== null);
  const { board_title } = made;
  const named = { evaluation_board: board, board_title, also };
  await recordOnBoard(context, named, { what: 'made_board', after: { board_title } });
  await putInInbox(context, row);
  const shown = { ...row, audience: await findAudience(db, board) };
  await notifyBoard(context, shown, { change: 'board_changed', by: actor.account });
  return describeBoard(context, await openBoard(context, { board }));
}
