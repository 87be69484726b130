import type { boardLookingCalls } from '@torg/protocol/boards/board-looking';
import type { Handler } from '../../platform/handler.ts';
import { openBoard } from '../open-board.ts';
import { findCardsWith } from './looking.repository.ts';

export const findBoardCards: Handler<typeof boardLookingCalls.findBoardCards> = async (
  context,
  { params: { id }, query: { q } },
) => {
  const { row } = await openBoard(context, { board: id });
  const words = q.split(/\s+/).filter(Boolean);
  return { cards: await findCardsWith(context.db, row, words) };
};
