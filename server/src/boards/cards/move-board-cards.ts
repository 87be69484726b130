import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { moveCards } from './move-cards.ts';

export const moveBoardCards: Handler<typeof boardCalls.moveBoardCards> = async (
  context,
  { params: { id }, body },
) => {
  const { to_evaluation_board_card_column: to, card_order: position } = body;
  const cards = await moveCards(context, { board: id }, { cards: body.cards, to, position });
  return { cards };
};
