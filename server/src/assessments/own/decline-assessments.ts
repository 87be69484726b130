import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import { cancelAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFacts } from '../../profiles/profiles.queries.ts';
import { mayDecline } from '../assessments.policy.ts';
import { assessmentKinds } from '../kinds/assessment-kinds.ts';
import { findPendingAbout, saveDeclined } from './declining.repository.ts';
import { describeOwn } from './describe-own.ts';

/** What is still waited for is not answered any more, also where others are in the same question. */
async function cancelPending(context: ChangeContext, account: string): Promise<void> {
  const pending = await findPendingAbout(context.db, account);
  for (const kind of assessmentKinds) {
    await cancelAiJobs(context, kind, pending.get(kind.type) ?? []);
  }
}

export const declineAssessments: Handler<typeof ownAssessmentCalls.declineAssessments> = async (
  context,
  { params: { profile }, query: { locale }, body: { declined } },
) => {
  const { db, actor, now, notify } = context;
  found(await findFacts(db, profile, actor.account), 'could_not_find_profile');
  allowed(mayDecline(actor, { profile }));
  const isChanged = await saveDeclined(db, { account: profile, declined, now });
  if (isChanged && declined) await cancelPending(context, profile);
  if (isChanged) {
    const what = declined ? 'declined_assessments' : 'accepted_assessments';
    await recordChange(context, { what, object: { kind: 'account', id: profile } });
    await notify([profile], 'assessment');
  }
  return describeOwn(context, profile, locale);
};
