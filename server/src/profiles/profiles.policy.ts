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

export const mayDecideQa = isAdmin;

/** As far as messages let a first one through: admins, colleagues, and buyers who see the profile. */
export function mayWriteTo(actor: Who, standing: ProfileStanding): boolean {
  if (actor.account === standing.profile) return false;
  const isColleague =
    standing.organization !== null && actor.organization === standing.organization;
  return isAdmin(actor) || isColleague || isReadingBuyer(actor, standing);
}

/** Address and phone are for those who own the profile. */
export const maySeePrivate = mayEdit;

function partiesOf(actor: Who, standing: Owned): string[] {
  if (isAdmin(actor)) return ['admin'];
  return [
    ...(isOneself(actor, standing) ? ['owner'] : []),
    ...(isCompanyAdminOf(actor, standing.organization) ? ['company_admin'] : []),
  ];
}

export const activationOf = (standing: ProfileStanding): ActivationState => {
  if (standing.active_since !== null) return 'active';
  return standing.requested_activation === null ? 'inactive' : 'requested';
};

/** Whether it is theirs to move the review so; whether its state allows it, `canMoveQa` says. */
export const mayMoveQa = (actor: Who, standing: Owned, move: ProfileQaMove): boolean =>
  partiesOf(actor, standing).some((party) => profileQaLife.moves[move].by.includes(party));
export const canMoveQa = (status: ProfileQaStatus, move: ProfileQaMove): boolean =>
  profileQaLife.moves[move].from.includes(status);

export const mayMoveActivation = (actor: Who, standing: Owned, move: ActivationMove): boolean =>
  partiesOf(actor, standing).some((party) => activationLife.moves[move].by.includes(party));
export const canMoveActivation = (state: ActivationState, move: ActivationMove): boolean =>
  activationLife.moves[move].from.includes(state);

/** What brings somebody on waits until they are let in again. */
export const isHere = ({ deactivated }: Pick<ProfileStanding, 'deactivated'>): boolean =>
  !deactivated;
/** The first of what activation asks for, and asking for it. */
export const isApproved = ({ qa_status }: Pick<ProfileStanding, 'qa_status'>): boolean =>
  qa_status === 'approved';

/** The review's moves that are open to somebody now; what the rules ask for, the call says. */
function canReview(actor: Who, standing: ProfileStanding) {
  const move = (name: ProfileQaMove) =>
    mayMoveQa(actor, standing, name) && canMoveQa(standing.qa_status, name);
  return {
    sendToQa: move('send') && isHere(standing),
    decideQa: move('approve') || move('reject'),
    reopenQa: move('reopen'),
  };
}

function canActivate(actor: Who, standing: ProfileStanding) {
  const move = (name: ActivationMove) =>
    mayMoveActivation(actor, standing, name) && canMoveActivation(activationOf(standing), name);
  const isReady = isHere(standing) && isApproved(standing);
  return {
    requestActivation: move('request') && isReady,
    takeBackRequest: move('take_back'),
    activate: move('activate') && isReady,
    deactivate: move('deactivate'),
  };
}

/** All that somebody can do with a profile now, in every answer that tells of it. */
export function can(actor: Who, standing: ProfileStanding): ProfileCan {
  const edit = mayEdit(actor, standing);
  const isInReview = standing.qa_status === 'not_started' || standing.qa_status === 'in_progress';
  return {
    edit,
    ...canReview(actor, standing),
    answerInterview: isOneself(actor, standing) && isInReview,
    ...canActivate(actor, standing),
    setAvailability: edit,
    confirmAvailability: edit && isHere(standing),
    remove: mayRemove(actor, standing) && actor.account !== standing.profile,
    writeTo: mayWriteTo(actor, standing),
  };
}
