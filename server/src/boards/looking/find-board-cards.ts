import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { openBoard } from '../open-board.ts';
import { findCardsWith } from './looking.repository.ts';

export const findBoardCards: Handler<typeof boardCalls.findBoardCards> = async (
  context,
  { params: { id }, query: { q } },
) => {
  const { row } = await openBoard(context, { board: id });
  const words = q.split(/\s+/).filter(Boolean);
  return { cards: await findCardsWith(context.db, row, words) };
};
