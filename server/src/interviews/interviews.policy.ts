import { interviewLife, type InterviewState } from '@torg/protocol/interviews/interview-life';
import type { Interview } from '@torg/protocol/interviews/interview-shapes';
import { mayUse } from '../opportunities/opportunities.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** What it is about: an assignment, whose editors invite, or a need, which its company edits. */
export interface SubjectFacts {
  /** the actor is an editor of the assignment, or of the assignment whose own need it is */
  is_editor: boolean;
  /** a need of a company, or of Torg */
  is_need: boolean;
  /** null: Torg's own */
  company: string | null;
}

export interface InterviewFacts extends SubjectFacts {
  state: InterviewState;
  /** the consultant */
  account: string;
  /** of the consultant */
  organization: string | null;
  /** the actor is one of those who take part on the side of whoever invites */
  is_person: boolean;
  /** those that were offered */
  times: { interview_time: string; starts_at: string; minutes: number }[];
  /** the time that was agreed on */
  starts_at: Date | null;
  minutes: number | null;
}

const minuteMs = 60_000;

/** It was booked, and its time has passed. */
export const isOver = ({ state, starts_at, minutes }: InterviewFacts, now: Date): boolean =>
  state === 'booked' &&
  starts_at !== null &&
  starts_at.getTime() + (minutes ?? 0) * minuteMs <= now.getTime();

/** A time that was offered is still to come. */
const hasTime = ({ times }: InterviewFacts, now: Date): boolean =>
  times.some(({ starts_at }) => Date.parse(starts_at) > now.getTime());

const isAdmin = ({ role }: PolicyActor): boolean => role === 'admin';

/** Whether somebody may edit what it is about, and so may invite. */
export function mayInvite(actor: PolicyActor, facts: SubjectFacts): boolean {
  if (isAdmin(actor)) return true;
  if (facts.is_need) return mayUse(actor, facts.company);
  return actor.role === 'consultant_buyer' && facts.is_editor;
}

const isConsultant = (actor: PolicyActor, { account }: InterviewFacts): boolean =>
  actor.account === account;

const isCompanyAdmin = (actor: PolicyActor, { organization }: InterviewFacts): boolean =>
  actor.role === 'consultant' &&
  actor.isAdminInCompany &&
  organization !== null &&
  actor.organization === organization;

export const interviewMoves = movePolicy(interviewLife, {
  stateOf: ({ state }: InterviewFacts) => state,
  parties: {
    editor: (actor: PolicyActor, facts: InterviewFacts) =>
      !isAdmin(actor) && mayInvite(actor, facts),
    admin: (actor: PolicyActor) => isAdmin(actor),
    consultant: isConsultant,
    company_admin: isCompanyAdmin,
  },
});

/** Both sides, and colleagues who take part. */
export const mayRead = (actor: PolicyActor, facts: InterviewFacts): boolean =>
  mayInvite(actor, facts) ||
  isConsultant(actor, facts) ||
  isCompanyAdmin(actor, facts) ||
  facts.is_person;

/** The need itself is nobody else's business. */
export const maySeeNeed = mayInvite;

export function can(actor: PolicyActor, facts: InterviewFacts, now: Date): Interview['can'] {
  const mayStill = (move: Parameters<typeof interviewMoves.can>[2]): boolean =>
    !isOver(facts, now) && interviewMoves.can(actor, facts, move);
  return {
    take: hasTime(facts, now) && mayStill('take'),
    wantOthers: mayStill('want_others'),
    decline: mayStill('decline'),
    offerOthers: mayStill('offer_others'),
    move: mayStill('move'),
    cancel: mayStill('cancel'),
    download: facts.state === 'booked' && mayRead(actor, facts),
  };
}
