import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { ownNeedOf } from '../../opportunities/opportunities.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { askForAssessments } from './ask-for-assessments.ts';
import { openAssignment } from './open-assessed.ts';

/** Its own need is made by itself; of who asks for the other side, the client's people learn nothing. */
export const assessProfilesForAssignment: Handler<
  typeof assessmentCalls.assessProfilesForAssignment
> = async (context, { params: { assignment_id: assignment }, query: { locale }, body }) => {
  const { actor } = context;
  const opened = await openAssignment(context, assignment);
  const { side } = opened.assessor;
  const by = side === null ? actor.account : null;
  const opportunity = opened.opportunity ?? (await ownNeedOf(context, { assignment, locale, by }));
  const asked_for = actor.organization;
  return askForAssessments(context, { opportunity, side, asked_for, locale, body });
};
