import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { describeScores } from './describe-scores.ts';
import { openFolded } from './open-folded.ts';
import { openCard } from './scored-card.ts';

export const openAssessmentAnyway: Handler<typeof ownScoreCalls.openAssessmentAnyway> = async (
  context,
  { params: { id } },
) => {
  const { open, card } = await openCard(context, id);
  await openFolded(context, open, [card]);
  return describeScores(context, id);
};
