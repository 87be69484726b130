import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { askForAssessments } from './ask-for-assessments.ts';
import { openNeed } from './open-assessed.ts';

export const assessProfilesForOpportunity: Handler<
  typeof assessmentCalls.assessProfilesForOpportunity
> = async (context, { params: { id: opportunity }, query: { locale }, body }) => {
  const { assessor } = await openNeed(context, opportunity);
  const about = { opportunity, side: assessor.side, asked_for: context.actor.organization };
  return askForAssessments(context, { ...about, locale, body });
};
