import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { CompanyConsultant } from '@torg/protocol/interest/interest';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** A consultant that somebody wants to put forward. */
export interface CandidateAccessFacts {
  account: string;
  organization: string | null;
  isInvited: boolean;
}

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';

/** A company admin sends interest for consultants of their own company, admins for any. */
export function mayAnswerFor(actor: PolicyActor, organization: string | null): boolean {
  if (isAdmin(actor)) return true;
  return actor.isAdminInCompany && organization !== null && actor.organization === organization;
}

/** Only invited consultants are put forward to a direct assignment, unless an admin does it. */
export function mayPutForward(
  actor: PolicyActor,
  candidate: CandidateAccessFacts,
  assignment: { assignment_type: 'public' | 'direct' },
): boolean {
  const isOwn = actor.account === candidate.account || mayAnswerFor(actor, candidate.organization);
  return (
    isOwn && (isAdmin(actor) || assignment.assignment_type === 'public' || candidate.isInvited)
  );
}

/** What sending interest checks of a consultant; the list uses the same. */
export interface CandidateFacts extends CandidateAccessFacts {
  visible: boolean;
  hasSent: boolean;
  /** the company asks its consultants first, and this one has not said yes */
  lacksConsent: boolean;
}

export function can(
  actor: PolicyActor,
  candidate: CandidateFacts,
  assignment: { state: AssignmentState; assignment_type: 'public' | 'direct' },
): CompanyConsultant['can'] {
  const isFree = candidate.visible && !candidate.hasSent;
  const isPossible =
    assignment.state === 'published' && isFree && mayPutForward(actor, candidate, assignment);
  const isOwn = actor.account === candidate.account;
  return {
    putForward: isPossible && !candidate.lacksConsent,
    askForConsent: isPossible && !isOwn && mayAnswerFor(actor, candidate.organization),
  };
}

/** Whose receipts somebody sees. */
export type ReceiptsSeen = 'all' | 'company' | 'own';
export function receiptsSeenBy(actor: PolicyActor): ReceiptsSeen {
  if (isAdmin(actor)) return 'all';
  return mayAnswerFor(actor, actor.organization) ? 'company' : 'own';
}
