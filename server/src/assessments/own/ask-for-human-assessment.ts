import { limits } from '@torg/protocol/limits';
import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFacts } from '../../profiles/profiles.queries.ts';
import { mayDecline } from '../assessments.policy.ts';
import { findWishesOf, insertWish } from './human-assessments.repository.ts';
import { mailWish } from './mails/mail-wish.ts';
import { findOwnAssessments } from './own-assessments.repository.ts';
import { wishView } from './own-views.ts';
import { findWhoAnswers } from './who-answers.repository.ts';

const everything = { side: null, readsAll: true };
const dayMs = 24 * 60 * 60_000;

/** Whoever asked the machine gets a mail, and admins have it waiting. */
export const askForHumanAssessment: Handler<
  typeof ownAssessmentCalls.askForHumanAssessment
> = async (context, { params: { profile }, body: { opportunity, reason } }) => {
  const { db, actor, now, enqueue, notify } = context;
  found(await findFacts(db, profile, actor.account), 'could_not_find_profile');
  allowed(mayDecline(actor, { profile }));
  const rows = await findOwnAssessments(db, { account: profile, reader: everything });
  const asked = rows.some((row) => row.opportunity === opportunity);
  found(asked || undefined, 'could_not_find_assignment_profile_ai_assessment');
  const due_at = new Date(now.getTime() + limits.assessment.humanDays * dayMs);
  const wish = { account: profile, opportunity, reason, asked_at: now, due_at };
  const human_assessment = await insertWish(db, wish);
  const inserted = found(human_assessment, 'human_assessment_is_asked_for');
  const object = { kind: 'account' as const, id: profile };
  await recordChange(context, { what: 'asked_for_human_assessment', object, also: [opportunity] });
  const accounts = await findWhoAnswers(db, inserted);
  for (const account of accounts) {
    const mail = { human_assessment: inserted, account, what: 'asked' as const };
    await enqueue(mailWish, mail, { key: `${inserted}.${account}.asked` });
  }
  // Their own account, too: another tab of theirs shows the wish.
  await notify([profile, ...accounts], 'assessment');
  const row = (await findWishesOf(db, profile)).get(opportunity);
  return wishView(found(row, 'could_not_find_human_assessment'));
};
