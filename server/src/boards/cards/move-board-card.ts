import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { moveCards } from './move-cards.ts';

export const moveBoardCard: Handler<typeof boardCalls.moveBoardCard> = async (
  context,
  { params: { id }, body },
) => {
  const [card] = await moveCards(
    context,
    { card: id },
    { cards: [id], to: body.to_evaluation_board_card_column, position: body.card_order },
  );
  return found(card, 'could_not_find_evaluation_board_card');
};
