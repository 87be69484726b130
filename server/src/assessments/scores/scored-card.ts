import { openBoard, type OpenBoard } from '../../boards/boards.queries.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findScoredCards, type ScoredCard } from './scores.repository.ts';

/** A card that stands on a board, for somebody who may edit the board. */
export async function openCard(
  context: Pick<ReadContext, 'db' | 'actor'>,
  id: string,
): Promise<{ open: OpenBoard; card: ScoredCard }> {
  const open = await openBoard(context, { card: id });
  const [card] = await findScoredCards(context.db, open.row.evaluation_board, [id]);
  return { open, card: found(card, 'could_not_find_evaluation_board_card') };
}
