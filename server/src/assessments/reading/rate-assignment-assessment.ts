import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { maySee } from '../assessments.policy.ts';
import { findSubject, saveFeedback } from './feedback.repository.ts';

const missing = 'could_not_find_assignment_profile_ai_assessment';

/** One of the other side is not there for whoever may not see it. */
export const rateAssignmentAssessment: Handler<
  typeof assessmentCalls.rateAssignmentAssessment
> = async (context, { params: { assignment_id, id: subject }, body }) => {
  const { db, actor, now } = context;
  const { opportunity, assessor } = await openAssignment(context, assignment_id);
  const at = { opportunity: found(opportunity, missing), subject };
  const row = found(await findSubject(db, at), missing);
  found(maySee(assessor, row.company) ? row : undefined, missing);
  return saveFeedback(db, { subject, account: actor.account, now, ...body });
};
