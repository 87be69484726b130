import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import { nullColumn } from '@torg/protocol/boards/board-terms';
import type { Notify } from '../platform/live/emit.ts';
import { everyAdmin } from '../platform/live/live.ts';
import type { BoardRow, LockedBoard } from './boards.repository.ts';

type Shown = Pick<BoardRow & LockedBoard, 'evaluation_board' | 'version' | 'audience'>;

export interface Told {
  change: BoardMessage['change'];
  by?: string | null;
  card?: string;
  column?: string;
  order?: number;
  hand?: string;
}

/** Shows a change on the open pages of all who may edit the board: one message for each version. */
export async function notifyBoard(
  { notify }: { notify: Notify },
  { evaluation_board, version, audience }: Shown,
  { change, by, card, column, order, hand }: Told,
): Promise<void> {
  const data: Record<string, string> = {
    ...{ evaluation_board, change, version: String(version) },
    ...(by && { by }),
    ...(card !== undefined && { card }),
    ...(column !== undefined && { column }),
    ...(order !== undefined && { order: String(order) }),
    ...(hand !== undefined && { hand }),
  };
  await notify([...audience, everyAdmin], 'board', data);
}

/** The inbox has no id of its own outside. */
export const columnId = (column: { evaluation_board_column: string; is_inbox: boolean }): string =>
  column.is_inbox ? nullColumn : column.evaluation_board_column;
