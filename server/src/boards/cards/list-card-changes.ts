import type { boardCalls } from '@torg/protocol/boards/boards';
import { readChanges } from '../../events/events.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openBoard } from '../open-board.ts';
import { findCards } from './shown-cards.repository.ts';

export const listCardChanges: Handler<typeof boardCalls.listCardChanges> = async (
  context,
  { params: { id }, query: { limit, offset } },
) => {
  const { db, actor } = context;
  const { row } = await openBoard(context, { card: id });
  const cards = await findCards(db, row, { cards: [id], reader: actor.account });
  allowed(cards.length > 0, 'could_not_find_evaluation_board_card');
  return readChanges(db, id, { limit, offset });
};
