import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { cardView } from '../boards.views.ts';
import { findCard } from './shown-cards.repository.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;
const missing = 'could_not_find_evaluation_board_card';

export async function describeCard(
  { db, actor }: Reader,
  row: BoardRow,
  id: string,
): Promise<EvaluationBoardCard> {
  const card = found(await findCard(db, row, { card: id, reader: actor.account }), missing);
  return cardView(card, card.card_order, actor);
}
