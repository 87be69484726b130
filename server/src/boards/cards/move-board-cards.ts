import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { openForChange } from '../open-board.ts';
import { moveCards } from './move-cards.ts';

export const moveBoardCards: Handler<typeof boardCalls.moveBoardCards> = async (
  context,
  { params: { id }, body },
) => {
  const open = await openForChange(context, { board: id });
  const { to_evaluation_board_card_column: to, card_order: position } = body;
  return { cards: await moveCards(context, open, { cards: body.cards, to, position }) };
};
