import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { noteLooks } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../../profiles/profiles.queries.ts';
import { findAskable } from '../asking/askable.repository.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { mayAssess } from '../assessments.policy.ts';
import { assessmentView } from '../assessments.views.ts';
import { findLatestAssessments, givenIn } from './latest.repository.ts';

const missing = 'could_not_find_assignment_profile_ai_assessment';

export const getAssignmentAssessment: Handler<
  typeof assessmentCalls.getAssignmentAssessment
> = async (context, { params: { assignment_id, account_id: account }, query: { locale } }) => {
  const { db, actor } = context;
  const { opportunity, assessor } = await openAssignment(context, assignment_id);
  const person = found(
    (await findAskable(db, [account], actor.account)).get(account),
    'could_not_find_profile',
  );
  const may_be_read = mayRead(actor, person);
  allowed(mayAssess(actor, { organization: person.organization, may_be_read }));
  const about = { opportunity: found(opportunity, missing), assessor, viewer: actor.account };
  const [row] = await findLatestAssessments(db, { ...about, account });
  const shown = found(row, missing);
  const given = givenIn(shown);
  noteLooks(context, given ? [given.ai_job] : []);
  return assessmentView(shown, { locale, ask: !person.declined });
};
