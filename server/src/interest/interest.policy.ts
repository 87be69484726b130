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

/** Answers for the consultants of a company: its own admin does, and admins for any. */
export function mayAnswerFor(actor: PolicyActor, organization: string | null): boolean {
  if (isAdmin(actor)) return true;
  return actor.isAdminInCompany && organization !== null && actor.organization === organization;
}

/** To a direct assignment only the invited are put forward, unless an admin does it. */
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

/** What sending looks at of somebody: the same in the list as in the call. */
export interface CandidateFacts extends CandidateAccessFacts {
  visible: boolean;
  hasSent: boolean;
}

export function can(
  actor: PolicyActor,
  candidate: CandidateFacts,
  assignment: { state: AssignmentState; assignment_type: 'public' | 'direct' },
): CompanyConsultant['can'] {
  const isFree = candidate.visible && !candidate.hasSent;
  return {
    putForward:
      assignment.state === 'published' && isFree && mayPutForward(actor, candidate, assignment),
  };
}

/** Whose interest somebody gets a receipt of. */
export type ReceiptsSeen = 'all' | 'company' | 'own';
export function receiptsSeenBy(actor: PolicyActor): ReceiptsSeen {
  if (isAdmin(actor)) return 'all';
  return mayAnswerFor(actor, actor.organization) ? 'company' : 'own';
}
