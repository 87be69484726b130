import type { interestCalls } from '@torg/protocol/interest/interest';
import { lockAssignment } from '../../assignments/assignments.commands.ts';
import { mayRead } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { moveAll } from '../../platform/move.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { can, mayAnswerFor } from '../interest.policy.ts';
import { findInterestFacts } from '../interest.repository.ts';
import { consents } from './consent-moves.ts';
import { findConsentAudience, insertConsents } from './consent.repository.ts';
import { deadlineOf } from './deadline.ts';
import { mailConsentQuestion } from './mail-consent-question.ts';

/** All of the named consultants are asked, or none. */
export const askForPresentationConsent: Handler<
  typeof interestCalls.askForPresentationConsent
> = async (context, { params: { assignment_id: assignment }, body }) => {
  const { db, actor, now, enqueue, notify } = context;
  const consultants = [...new Set(body.consultants)];
  await lockAssignment(db, assignment);
  const facts = found(
    await findInterestFacts(db, { assignment, actor, consultants }),
    'could_not_find_assignment',
  );
  allowed(mayRead(actor, facts));
  allowed(facts.state === 'published', 'assignment_state_does_not_allow');
  const byAccount = new Map(facts.candidates.map((one) => [one.account, one]));
  const candidates = consultants.map((one) => found(byAccount.get(one), 'could_not_find_profile'));
  allowed(candidates.every(({ organization }) => mayAnswerFor(actor, organization)));
  allowed(!candidates.some(({ hasSent }) => hasSent), 'interest_message_already_sent');
  allowed(candidates.every((one) => can(actor, one, facts).askForConsent));

  const deadline = deadlineOf(body.deadline, now);
  const question = { message: body.message, deadline, asked_by: actor.account, asked_at: now };
  const { added, again } = await insertConsents(db, {
    assignment,
    accounts: consultants,
    ...question,
  });
  if (again.length > 0) {
    await moveAll(context, consents, again, { move: 'ask_again', with: question });
  }
  await notify(await findConsentAudience(db, added), 'assignment', { assignment });
  for (const presentation_consent of [...added, ...again]) {
    await enqueue(mailConsentQuestion, { presentation_consent });
  }
};
