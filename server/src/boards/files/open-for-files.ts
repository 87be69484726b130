import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import type { Opens } from '../../platform/handler.ts';
import { cardOnBoard } from '../cards/card-on-board.ts';
import { openBoard } from '../open-board.ts';

/** Before its file comes: the card that stands on a board, for somebody who may edit that. */
export const openForFiles: Opens<typeof cardContentCalls>['uploadCardFile'] = async (
  context,
  { params: { id } },
) => {
  const { row } = await openBoard(context, { card: id });
  await cardOnBoard(context.db, row, id);
};
