import { assignmentLife, type AssignmentState } from '@torg/protocol/assignment-life';
import type { AssignmentCan } from '@torg/protocol/assignment-shapes';
import type { AssignmentType } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/move-policy.ts';

type Who = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in an assignment are judged by: its state, and how the one who asks stands to it. */
export interface AssignmentStanding {
  state: AssignmentState;
  assignment_type: AssignmentType;
  is_editor: boolean;
  is_invited: boolean;
  /** for oneself, or for a consultant of the own company */
  has_sent_interest: boolean;
  /** for oneself */
  is_interested: boolean;
}

const isAdmin = (actor: Who): boolean => actor.role === 'admin';

const isEditor = (actor: Who, standing: AssignmentStanding): boolean =>
  actor.role === 'consultant_buyer' && standing.is_editor;

export const mayEdit = (actor: Who, standing: AssignmentStanding): boolean =>
  isAdmin(actor) || isEditor(actor, standing);

export function mayRead(actor: Who, standing: AssignmentStanding): boolean {
  if (mayEdit(actor, standing)) return true;
  if (actor.role !== 'consultant' || standing.state === 'draft') return false;
  const isOpen = standing.state === 'published' && standing.assignment_type === 'public';
  const isInvited = standing.assignment_type === 'direct' && standing.is_invited;
  return isOpen || isInvited || standing.has_sent_interest;
}

export const assignmentMoves = movePolicy(assignmentLife, {
  stateOf: ({ state }: AssignmentStanding) => state,
  parties: { admin: (actor: Who) => isAdmin(actor), editor: isEditor },
});

export const mayCopy = mayEdit;
export const mayRemove = mayEdit;
/** Only what nobody has seen yet can be thrown away. */
export const canRemove = (standing: AssignmentStanding): boolean => standing.state === 'draft';

/** Of what consultants have seen: of a draft there is nothing to count. */
export const mayReadAnswers = (actor: Who, standing: AssignmentStanding): boolean =>
  mayEdit(actor, standing) && standing.state !== 'draft';
export const mayReadChanges = isAdmin;

/** The admins' own notes beside an assignment: admin_deadline and external_url. */
export const maySeeAdminFields = isAdmin;

/** Answers for oneself; whether the profile is visible and it is the first, sending says. */
export function maySendInterest(actor: Who, standing: AssignmentStanding): boolean {
  return actor.role === 'consultant' && standing.state === 'published' && mayRead(actor, standing);
}

/** Answers for consultants of a company: its own admin, or an admin for any company. */
export function maySendCompanyInterest(actor: Who, standing: AssignmentStanding): boolean {
  const isCompanyAdmin = actor.isAdminInCompany && actor.organization !== null;
  return (
    standing.state === 'published' &&
    (isAdmin(actor) || (isCompanyAdmin && mayRead(actor, standing)))
  );
}

/**
 * Who sent interest is shown to admins and editors; to consultants, only what is theirs or their
 * company's. A buyer who is not an editor never gets to see the assignment itself.
 */
export type InterestSeen = 'all' | 'company' | 'own';
export function interestSeenBy(actor: Who): InterestSeen {
  if (actor.role !== 'consultant') return 'all';
  return actor.isAdminInCompany && actor.organization !== null ? 'company' : 'own';
}

/** All that somebody can do with an assignment now, in every answer that tells of it. */
export function can(actor: Who, standing: AssignmentStanding): AssignmentCan {
  return {
    edit: mayEdit(actor, standing),
    publish: assignmentMoves.can(actor, standing, 'publish'),
    unpublish: assignmentMoves.can(actor, standing, 'unpublish'),
    close: assignmentMoves.can(actor, standing, 'close'),
    reopen: assignmentMoves.can(actor, standing, 'reopen'),
    remove: mayRemove(actor, standing) && canRemove(standing),
    copy: mayCopy(actor, standing),
    sendInterest: maySendInterest(actor, standing) && !standing.is_interested,
    sendCompanyInterest: maySendCompanyInterest(actor, standing),
    seeAdminFields: maySeeAdminFields(actor),
    readAnswers: mayReadAnswers(actor, standing),
    share: standing.state === 'published' && mayRead(actor, standing),
    readChanges: mayReadChanges(actor),
  };
}
