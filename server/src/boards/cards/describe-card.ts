import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { cardView } from '../boards.views.ts';
import { findCard, findCards } from './shown-cards.repository.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;
const missing = 'could_not_find_evaluation_board_card';

/** Cards that stand side by side, of which the first stands at this place of its column. */
export async function describeCardsFrom(
  { db, actor }: Reader,
  row: BoardRow,
  { cards, first }: { cards: readonly string[]; first: number },
): Promise<EvaluationBoardCard[]> {
  const rows = await findCards(db, row, { cards, reader: actor.account });
  const byId = new Map(rows.map((card) => [card.evaluation_board_card, card]));
  return cards.map((id, index) => cardView(found(byId.get(id), missing), first + index, actor));
}

export async function describeCard(
  { db, actor }: Reader,
  row: BoardRow,
  id: string,
): Promise<EvaluationBoardCard> {
  const card = found(await findCard(db, row, { card: id, reader: actor.account }), missing);
  return cardView(card, card.card_order, actor);
}
