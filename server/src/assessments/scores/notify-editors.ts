import type { OpenBoard } from '../../boards/boards.queries.ts';
import type { Notify } from '../../platform/live/emit.ts';
import { everyAdmin } from '../../platform/live/live.ts';

/** Shows a change on the open pages of all who may edit the board. */
export const notifyEditors = ({ notify }: { notify: Notify }, { row }: OpenBoard): Promise<void> =>
  notify([...row.audience, everyAdmin], 'assessment');
