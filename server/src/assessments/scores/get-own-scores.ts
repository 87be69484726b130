import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { describeScores } from './describe-scores.ts';
import { openCard } from './scored-card.ts';

export const getOwnScores: Handler<typeof ownScoreCalls.getOwnScores> = async (
  context,
  { params: { id } },
) => {
  await openCard(context, id);
  return describeScores(context, id);
};
