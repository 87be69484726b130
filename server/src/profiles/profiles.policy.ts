import {
  activationLife,
  profileQaLife,
  type ActivationMove,
  type ActivationState,
  type ProfileQaMove,
  type ProfileQaStatus,
} from '@torg/protocol/profile-life';
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

export function whatTheyCan(actor: Who, standing: ProfileStanding) {
  const state = activationOf(standing);
  return {
    edit: mayEdit(actor, standing),
    sendToQa: mayMoveQa(actor, standing, 'send') && canMoveQa(standing.qa_status, 'send'),
    decideQa: mayDecideQa(actor),
    requestActivation:
      mayMoveActivation(actor, standing, 'request') && canMoveActivation(state, 'request'),
    setActivation: mayMoveActivation(actor, standing, 'activate'),
    remove: mayRemove(actor, standing) && actor.account !== standing.profile,
    writeTo: mayWriteTo(actor, standing),
  };
}
