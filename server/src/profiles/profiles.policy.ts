import {
  activationLife,
  profileQaLife,
  type ActivationMove,
  type ActivationState,
  type ProfileQaMove,
  type ProfileQaStatus,
} from '@torg/protocol/profiles/profile-life';
import type { ProfileCan } from '@torg/protocol/profiles/profile-shapes';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<
  Actor,
  'account' | 'role' | 'isAdminInCompany' | 'organization' | 'verified'
>;

/** What rights in a profile depend on: its state, and the actor's relation to it. */
export interface ProfileFacts {
  profile: string;
  /** of the consultant */
  organization: string | null;
  qa_status: ProfileQaStatus;
  active_since: Date | null;
  requested_activation: Date | null;
  visible_in_search: boolean;
  /** an admin has closed every way in: no review and no activation until that is undone */
  deactivated: boolean;
  /** the consultant sent interest for an assignment that the actor edits */
  has_answered_reader: boolean;
}

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';
const isOneself = (actor: PolicyActor, { profile }: Pick<ProfileFacts, 'profile'>): boolean =>
  actor.role === 'consultant' && actor.account === profile;
export const isCompanyAdminOf = (actor: PolicyActor, organization: string | null): boolean =>
  actor.role === 'consultant' &&
  actor.isAdminInCompany &&
  organization !== null &&
  actor.organization === organization;

type Owned = Pick<ProfileFacts, 'profile' | 'organization'>;
type Readable = Pick<ProfileFacts, keyof Owned | 'visible_in_search' | 'has_answered_reader'>;

export const mayEdit = (actor: PolicyActor, facts: Owned): boolean =>
  isAdmin(actor) || isOneself(actor, facts) || isCompanyAdminOf(actor, facts.organization);

/** A buyer, an admin, or a company admin. */
export const isSearcher = (actor: PolicyActor): boolean =>
  isAdmin(actor) ||
  actor.role === 'consultant_buyer' ||
  (actor.role === 'consultant' && actor.isAdminInCompany);

const isReadingBuyer = (actor: PolicyActor, facts: Readable): boolean =>
  actor.role === 'consultant_buyer' && (facts.visible_in_search || facts.has_answered_reader);

export const mayRead = (actor: PolicyActor, facts: Readable): boolean =>
  mayEdit(actor, facts) ||
  (isSearcher(actor) && facts.visible_in_search) ||
  isReadingBuyer(actor, facts);

/** Nobody deletes their own profile; that is refused with a code of its own. */
export const mayRemove = (actor: PolicyActor, facts: Owned): boolean =>
  isAdmin(actor) || isCompanyAdminOf(actor, facts.organization);

/**
 * Who may send a first message, as in the policy of messages: admins, colleagues, and buyers who
 * see the profile.
 */
export function mayWriteTo(actor: PolicyActor, facts: ProfileFacts): boolean {
  if (actor.account === facts.profile) return false;
  const isColleague = facts.organization !== null && actor.organization === facts.organization;
  return isAdmin(actor) || isColleague || isReadingBuyer(actor, facts);
}

/** Address and phone are for the owners of the profile. */
export const maySeePrivate = mayEdit;

export const activationOf = (facts: ProfileFacts): ActivationState => {
  if (facts.active_since !== null) return 'active';
  return facts.requested_activation === null ? 'inactive' : 'requested';
};

type Is = (actor: PolicyActor, facts: ProfileFacts) => boolean;
const parties: Record<'admin' | 'owner' | 'company_admin', Is> = {
  admin: isAdmin,
  owner: isOneself,
  company_admin: (actor, { organization }) => isCompanyAdminOf(actor, organization),
};
export const qaMoves = movePolicy(profileQaLife, {
  stateOf: ({ qa_status }: ProfileFacts) => qa_status,
  parties,
});
export const activationMoves = movePolicy(activationLife, { stateOf: activationOf, parties });

/** A deactivated consultant is neither reviewed nor activated. */
export const isNotDeactivated = ({ deactivated }: Pick<ProfileFacts, 'deactivated'>): boolean =>
  !deactivated;
/** The first condition of activation, and of requesting it. */
export const isApproved = ({ qa_status }: Pick<ProfileFacts, 'qa_status'>): boolean =>
  qa_status === 'approved';

/** The moves that the actor may make now; the call itself checks the rules of the profile. */
function canMove(actor: PolicyActor, facts: ProfileFacts) {
  const review = (move: ProfileQaMove) => qaMoves.can(actor, facts, move);
  const turn = (move: ActivationMove) => activationMoves.can(actor, facts, move);
  const isReady = isNotDeactivated(facts) && isApproved(facts);
  return {
    sendToQa: review('send') && isNotDeactivated(facts),
    decideQa: review('approve') || review('reject'),
    reopenQa: review('reopen'),
    requestActivation: turn('request') && isReady,
    takeBackRequest: turn('take_back'),
    activate: turn('activate') && isReady,
    deactivate: turn('deactivate'),
  };
}

/** All that somebody can do with a profile, sent in every answer that contains one. */
export function can(actor: PolicyActor, facts: ProfileFacts): ProfileCan {
  const edit = mayEdit(actor, facts);
  const isInReview = facts.qa_status === 'not_started' || facts.qa_status === 'in_progress';
  return {
    edit,
    ...canMove(actor, facts),
    answerInterview: isOneself(actor, facts) && isInReview,
    setAvailability: edit,
    confirmAvailability: edit && isNotDeactivated(facts),
    remove: mayRemove(actor, facts) && actor.account !== facts.profile,
    writeTo: mayWriteTo(actor, facts),
  };
}
