import {
  activationLife,
  profileQaLife,
  type ActivationMove,
  type ActivationState,
  type ProfileQaMove,
  type ProfileQaStatus,
} from '@torg/protocol/profile-life';
import type { ProfileCan } from '@torg/protocol/profile-shapes';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/move-policy.ts';

type Who = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization' | 'verified'>;

/** What rights in a profile are judged by: its state, and how the one who asks stands to it. */
export interface ProfileStanding {
  profile: string;
  /** of the consultant */
  organization: string | null;
  qa_status: ProfileQaStatus;
  active_since: Date | null;
  requested_activation: Date | null;
  visible_in_search: boolean;
  /** an admin has closed every way in: nobody is brought on until they are let in again */
  deactivated: boolean;
  /** the consultant sent interest for an assignment that the one who asks edits */
  has_answered_reader: boolean;
}

const isAdmin = (actor: Who): boolean => actor.role === 'admin';
const isOneself = (actor: Who, { profile }: Pick<ProfileStanding, 'profile'>): boolean =>
  actor.role === 'consultant' && actor.account === profile;
export const isCompanyAdminOf = (actor: Who, organization: string | null): boolean =>
  actor.role === 'consultant' &&
  actor.isAdminInCompany &&
  organization !== null &&
  actor.organization === organization;

type Owned = Pick<ProfileStanding, 'profile' | 'organization'>;

export const mayEdit = (actor: Who, standing: Owned): boolean =>
  isAdmin(actor) || isOneself(actor, standing) || isCompanyAdminOf(actor, standing.organization);

/** A buyer, an admin, or a consultant who is admin in the company. */
export const isSearcher = (actor: Who): boolean =>
  isAdmin(actor) ||
  actor.role === 'consultant_buyer' ||
  (actor.role === 'consultant' && actor.isAdminInCompany);

const isReadingBuyer = (actor: Who, standing: ProfileStanding): boolean =>
  actor.role === 'consultant_buyer' && (standing.visible_in_search || standing.has_answered_reader);

export const mayRead = (actor: Who, standing: ProfileStanding): boolean =>
  mayEdit(actor, standing) ||
  (isSearcher(actor) && standing.visible_in_search) ||
  isReadingBuyer(actor, standing);

/** Nobody deletes themself; that is refused with a code of its own. */
export const mayRemove = (actor: Who, standing: Owned): boolean =>
  isAdmin(actor) || isCompanyAdminOf(actor, standing.organization);

/** As far as messages let a first one through: admins, colleagues, and buyers who see the profile. */
export function mayWriteTo(actor: Who, standing: ProfileStanding): boolean {
  if (actor.account === standing.profile) return false;
  const isColleague =
    standing.organization !== null && actor.organization === standing.organization;
  return isAdmin(actor) || isColleague || isReadingBuyer(actor, standing);
}

/** Address and phone are for those who own the profile. */
export const maySeePrivate = mayEdit;

export const activationOf = (standing: ProfileStanding): ActivationState => {
  if (standing.active_since !== null) return 'active';
  return standing.requested_activation === null ? 'inactive' : 'requested';
};

type Is = (actor: Who, standing: ProfileStanding) => boolean;
const parties: Record<'admin' | 'owner' | 'company_admin', Is> = {
  admin: isAdmin,
  owner: isOneself,
  company_admin: (actor, { organization }) => isCompanyAdminOf(actor, organization),
};
export const qaMoves = movePolicy(profileQaLife, {
  stateOf: ({ qa_status }: ProfileStanding) => qa_status,
  parties,
});
export const activationMoves = movePolicy(activationLife, { stateOf: activationOf, parties });

/** What brings somebody on waits until they are let in again. */
export const isHere = ({ deactivated }: Pick<ProfileStanding, 'deactivated'>): boolean =>
  !deactivated;
/** The first of what activation asks for, and asking for it. */
export const isApproved = ({ qa_status }: Pick<ProfileStanding, 'qa_status'>): boolean =>
  qa_status === 'approved';

/** The moves that are open to somebody now; what the rules of a profile ask for, the call says. */
function canMove(actor: Who, standing: ProfileStanding) {
  const review = (move: ProfileQaMove) => qaMoves.can(actor, standing, move);
  const turn = (move: ActivationMove) => activationMoves.can(actor, standing, move);
  const isReady = isHere(standing) && isApproved(standing);
  return {
    sendToQa: review('send') && isHere(standing),
    decideQa: review('approve') || review('reject'),
    reopenQa: review('reopen'),
    requestActivation: turn('request') && isReady,
    takeBackRequest: turn('take_back'),
    activate: turn('activate') && isReady,
    deactivate: turn('deactivate'),
  };
}

/** All that somebody can do with a profile now, in every answer that tells of it. */
export function can(actor: Who, standing: ProfileStanding): ProfileCan {
  const edit = mayEdit(actor, standing);
  const isInReview = standing.qa_status === 'not_started' || standing.qa_status === 'in_progress';
  return {
    edit,
    ...canMove(actor, standing),
    answerInterview: isOneself(actor, standing) && isInReview,
    setAvailability: edit,
    confirmAvailability: edit && isHere(standing),
    remove: mayRemove(actor, standing) && actor.account !== standing.profile,
    writeTo: mayWriteTo(actor, standing),
  };
}
