import { assignmentLife, type AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { AssignmentCan } from '@torg/protocol/assignments/assignment-shapes';
import type { AssignmentType } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in an assignment depend on: its state, and the actor's relation to it. */
export interface AssignmentFacts {
  state: AssignmentState;
  assignment_type: AssignmentType;
  is_editor: boolean;
  is_invited: boolean;
  /** somebody sent interest for the actor */
  is_interested: boolean;
  /** the actor sent interest, for themself or for a consultant of the same company */
  has_sent_interest: boolean;
}

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';

const isEditor = (actor: PolicyActor, facts: AssignmentFacts): boolean =>
  actor.role === 'consultant_buyer' && facts.is_editor;

export const mayEdit = (actor: PolicyActor, facts: AssignmentFacts): boolean =>
  isAdmin(actor) || isEditor(actor, facts);

export function mayRead(actor: PolicyActor, facts: AssignmentFacts): boolean {
  if (mayEdit(actor, facts)) return true;
  if (actor.role !== 'consultant' || facts.state === 'draft') return false;
  const isOpen = facts.state === 'published' && facts.assignment_type === 'public';
  const isInvited = facts.assignment_type === 'direct' && facts.is_invited;
  return isOpen || isInvited || facts.is_interested || facts.has_sent_interest;
}

export const assignmentMoves = movePolicy(assignmentLife, {
  stateOf: ({ state }: AssignmentFacts) => state,
  parties: { admin: (actor: PolicyActor) => isAdmin(actor), editor: isEditor },
});

export const mayCopy = mayEdit;

/** Statistics and activity; a draft has none, since nobody has seen it. */
export const mayReadAnswers = (actor: PolicyActor, facts: AssignmentFacts): boolean =>
  mayEdit(actor, facts) && facts.state !== 'draft';
export const mayReadChanges = isAdmin;

/** The admins' own notes on an assignment: admin_deadline and external_url. */
export const maySeeAdminFields = isAdmin;

/**
 * Interest for oneself; sending checks that the profile is visible and it is the first interest.
 */
export function maySendInterest(actor: PolicyActor, facts: AssignmentFacts): boolean {
  return actor.role === 'consultant' && facts.state === 'published' && mayRead(actor, facts);
}

/** Interest for consultants of a company: by its company admin, or by an admin for any company. */
export function maySendCompanyInterest(actor: PolicyActor, facts: AssignmentFacts): boolean {
  const isCompanyAdmin = actor.isAdminInCompany && actor.organization !== null;
  return (
    facts.state === 'published' && (isAdmin(actor) || (isCompanyAdmin && mayRead(actor, facts)))
  );
}

/**
 * Admins and editors see all interest; consultants only their own or their company's. A buyer who
 * is not an editor cannot open the assignment at all.
 */
export type InterestSeen = 'all' | 'company' | 'own';
export function interestSeenBy(actor: PolicyActor): InterestSeen {
  if (actor.role !== 'consultant') return 'all';
  return actor.isAdminInCompany && actor.organization !== null ? 'company' : 'own';
}

/** All that somebody can do with an assignment, sent in every answer that contains one. */
export function can(actor: PolicyActor, facts: AssignmentFacts): AssignmentCan {
  return {
    edit: mayEdit(actor, facts),
    publish: assignmentMoves.can(actor, facts, 'publish'),
    unpublish: assignmentMoves.can(actor, facts, 'unpublish'),
    close: assignmentMoves.can(actor, facts, 'close'),
    reopen: assignmentMoves.can(actor, facts, 'reopen'),
    remove: assignmentMoves.can(actor, facts, 'remove'),
    copy: mayCopy(actor, facts),
    sendInterest: maySendInterest(actor, facts) && !facts.is_interested,
    sendCompanyInterest: maySendCompanyInterest(actor, facts),
    seeAdminFields: maySeeAdminFields(actor),
    readAnswers: mayReadAnswers(actor, facts),
    share: facts.state === 'published' && mayRead(actor, facts),
    readChanges: mayReadChanges(actor),
  };
}
