import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import { openBoard } from '../../boards/boards.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openFolded } from './open-folded.ts';
import { findScoredCards } from './scores.repository.ts';

export const openAssessmentsAnyway: Handler<typeof ownScoreCalls.openAssessmentsAnyway> = async (
  context,
  { params: { id }, body: { evaluation_board_cards: ids } },
) => {
  const open = await openBoard(context, { board: id });
  const cards = await findScoredCards(context.db, id, ids);
  allowed(cards.length === ids.length, 'could_not_find_evaluation_board_card');
  await openFolded(context, open, cards);
};
