import { openInterestStates } from '@torg/protocol/interest/interest-life';
import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { announceOffer } from '../announcing/announce-move.ts';
import { findInterview, replacePeople, replaceTimes } from '../interviews.repository.ts';
import { interviewView } from '../interviews.views.ts';
import { checkTimes, placesOf } from './check-times.ts';
import { insertInterview } from './insert-interview.ts';
import { isOffering, openSubject } from './open-subject.ts';
import {
  findConsultant,
  findStrangers,
  lockInterest,
  type Subject,
} from './subjects.repository.ts';

const missing = 'could_not_find_interview';

/** Whoever is visible, has sent interest, or belongs to the company; the same as for boards. */
async function checkConsultant({ db }: ChangeContext, subject: Subject, profile: string) {
  const consultant = found(await findConsultant(db, profile), 'could_not_find_profile');
  const { assignment, company } = subject;
  const interest = assignment === null ? undefined : await lockInterest(db, assignment, profile);
  const isOpen = interest === undefined || openInterestStates.some((state) => state === interest);
  allowed(isOpen || interest === 'hired', 'interest_already_answered');
  const isOwn = company !== null && consultant.organization === company;
  allowed(consultant.visible || interest !== undefined || isOwn, 'consultant_profile_not_visible');
}

export const offerInterview: Handler<typeof interviewCalls.offerInterview> = async (
  context,
  { body },
) => {
  const { db, actor, now } = context;
  const { assignment, opportunity, profile, times, people, ...invitation } = body;
  const subject = await openSubject(context, { assignment, opportunity });
  const { company, country } = subject;
  allowed(!subject.archived, 'opportunity_is_archived');
  allowed(isOffering(subject), 'assignment_state_does_not_allow');
  checkTimes(placesOf(times), now);
  await checkConsultant(context, subject, profile);
  const strangers = await findStrangers(db, company, people);
  allowed(strangers.length === 0 && !people.includes(profile), 'interview_person_not_allowed');

  const about = { assignment: subject.assignment, opportunity: subject.opportunity };
  const interview = await insertInterview(db, {
    ...{ ...about, ...invitation, account: profile, country, now },
    invited_by: actor.account,
  });
  await replaceTimes(db, interview, times);
  await replacePeople(db, interview, [...new Set([actor.account, ...people])]);
  await recordChange(context, {
    what: 'offered_interview',
    object: { kind: 'interview', id: interview },
    also: [profile, assignment ?? null, opportunity ?? null],
  });
  const row = found(await findInterview(db, interview, actor), missing);
  await announceOffer(context, row);
  return interviewView(row, { actor, now });
};
