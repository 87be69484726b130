import { findAudience, type OpenBoard } from '../../boards/boards.queries.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { everyAdmin } from '../../platform/live/live.ts';

/** Shows a change on the open pages of all who may edit the board. */
export async function notifyEditors(
  { db, notify }: Pick<ChangeContext, 'db' | 'notify'>,
  { row }: OpenBoard,
): Promise<void> {
  await notify([...(await findAudience(db, row.evaluation_board)), everyAdmin], 'assessment');
}
