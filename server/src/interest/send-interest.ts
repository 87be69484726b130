import type { interestCalls } from '@torg/protocol/interest/interest';
import type { RawBuilder } from 'kysely';
import { lockAssignment } from '../assignments/assignments.commands.ts';
import { mayRead } from '../assignments/assignments.queries.ts';
import { freezeVariant } from '../cvs/cvs.commands.ts';
import { openThread } from '../messages/messages.commands.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { candidatesOf, type InterestInput, type Offer } from './candidates.ts';
import { companyInterestTexts, ownInterestText } from './interest-text.ts';
import { findInterestFacts, insertInterest, lockConsentsFor } from './interest.repository.ts';

const kinds = {
  own: 'sent_assignment_interest_message',
  company: 'consultant_admin_sent_assignment_interest_message',
} as const;

/**
 * The candidates and editors; refuses first because of the assignment, then because of the people.
 */
async function loadOffer(context: ChangeContext, input: InterestInput): Promise<Offer> {
  const { db: tx, actor, reactionFacts } = context;
  const { assignment_id: assignment } = input;
  const consultants = input.consultants.map((one) => one.consultant_id);
  // Locked, so that an editor who is added at the same time is either seen here or sees this thread.
  await lockAssignment(tx, assignment);
  const others = consultants.filter((one) => one !== actor.account);
  if (others.length > 0) await lockConsentsFor(tx, assignment, others);
  const known = (of: RawBuilder<unknown>) => reactionFacts([kinds.own, kinds.company], of);
  const facts = await findInterestFacts(tx, { assignment, actor, consultants, known });
  if (facts?.state !== 'published') throw new Refusal('could_not_find_assignment');
  allowed(mayRead(actor, facts));
  const { title, editors } = facts;
  return { title, editors, candidates: candidatesOf(actor, input, facts), known: facts.known };
}

/** One side of the thread is the sender and the consultants, the other side the editors. */
async function openInterestThread(context: ChangeContext, assignment: string, offer: Offer) {
  const { actor } = context;
  const { title, editors, candidates } = offer;
  const subjects = candidates.map((one) => one.account);
  const [only] = candidates;
  const isOwn = candidates.length === 1 && only?.account === actor.account;
  const contents = isOwn
    ? [ownInterestText(only.comment, { title, locale: actor.locale })]
    : companyInterestTexts(candidates, actor.locale);
  const participants = [...new Set([actor.account, ...subjects, ...editors])];
  const kind = 'interest' as const;
  const opened = { kind, assignment, sender: actor.account, participants, subjects, contents };
  const { thread } = await openThread(context, opened);
  return { thread, subjects, isOwn };
}

/** All of the named consultants or none: everything is one transaction. */
export const sendInterest: Handler<typeof interestCalls.sendInterest> = async (
  context,
  { body },
) => {
  const { db, actor, emit, now } = context;
  const assignment = body.assignment_id;
  const offer = await loadOffer(context, body);
  const opened = await openInterestThread(context, assignment, offer);
  const { thread, subjects: consultants } = opened;
  const sent = offer.candidates.map(({ account, comment }) => ({ account, comment }));
  await insertInterest(db, { assignment, thread, sentBy: actor.account, now, consultants: sent });
  for (const { consultant_id: profile, cv_variant } of body.consultants) {
    if (cv_variant) await freezeVariant(context, { profile, cv_variant, assignment });
  }
  const kind = opened.isOwn ? kinds.own : kinds.company;
  await emit(kind, { assignment, thread, consultants }, actor.account, offer.known);
  return { thread_id: thread };
};
