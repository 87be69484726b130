import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { openBoardOfNeed } from './board-of-need.ts';
import { describeCards } from './describe-cards.ts';

export const listProfileEvaluations: Handler<
  typeof boardAssessmentCalls.listProfileEvaluations
> = async (context, { params: { id: opportunity }, query: { locale } }) => {
  const open = await openBoardOfNeed(context, opportunity);
  return describeCards(context, open, { opportunity, locale });
};
