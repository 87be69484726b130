import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { cardView } from '../boards.views.ts';
import { findSomeCards } from './shown-cards.repository.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;

/** Cards as the board shows them, by column and order. */
export async function describeCards(
  { db, actor }: Reader,
  row: BoardRow,
  cards: readonly string[],
): Promise<EvaluationBoardCard[]> {
  const rows = await findSomeCards(db, row, { cards, reader: actor.account });
  return rows.map((card) => cardView(card, card.card_order, actor));
}

export async function describeCard(
  reader: Reader,
  row: BoardRow,
  card: string,
): Promise<EvaluationBoardCard> {
  const [view] = await describeCards(reader, row, [card]);
  return found(view, 'could_not_find_evaluation_board_card');
}
