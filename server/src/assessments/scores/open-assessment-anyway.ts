import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import { recordOnCard } from '../../boards/boards.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { describeScores } from './describe-scores.ts';
import { openCard } from './scored-card.ts';
import { insertOpening } from './scores.repository.ts';

/** The history says who looked at what machines answered before they had scored. */
export const openAssessmentAnyway: Handler<typeof ownScoreCalls.openAssessmentAnyway> = async (
  context,
  { params: { id } },
) => {
  const { db, actor, now } = context;
  const { open, card } = await openCard(context, id);
  const seen = await describeScores(context, id);
  if (!seen.is_folded) return seen;
  const opening = { evaluation_board_card: id, account: actor.account, opened_at: now };
  const isNew = await insertOpening(db, opening);
  if (isNew) await recordOnCard(context, open.row, card, { what: 'opened_card_assessment' });
  return describeScores(context, id);
};
