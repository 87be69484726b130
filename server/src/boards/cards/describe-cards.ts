import type { EvaluationBoardCard } from '@torg/protocol/boards/board-shapes';
import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { cardView } from '../boards.views.ts';
import { findCard, findCards, type ShownCardRow } from './shown-cards.repository.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;
const missing = 'could_not_find_evaluation_board_card';

interface SideBySide {
  cards: readonly string[];
  /** where the first one stands in its column */
  first: number;
}

/** Cards that stand side by side, in their order, of rows that come in any. */
export function sideBySide(
  rows: readonly ShownCardRow[],
  { cards, first }: SideBySide,
  actor: Actor,
): EvaluationBoardCard[] {
  const byId = new Map(rows.map((row) => [row.evaluation_board_card, row]));
  return cards.map((id, index) => cardView(found(byId.get(id), missing), first + index, actor));
}

export async function describeCards(
  { db, actor }: Reader,
  row: BoardRow,
  at: SideBySide,
): Promise<EvaluationBoardCard[]> {
  const rows = await findCards(db, row, { cards: at.cards, reader: actor.account });
  return sideBySide(rows, at, actor);
}

export async function describeCard(
  { db, actor }: Reader,
  row: BoardRow,
  id: string,
): Promise<EvaluationBoardCard> {
  const card = found(await findCard(db, row, { card: id, reader: actor.account }), missing);
  return cardView(card, card.card_order, actor);
}
