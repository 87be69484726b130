import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in a company depend on. */
export interface CompanyFacts {
  organization: string;
  kind: 'independent' | 'consultant_company';
}
/** What rights on one of its people depend on. */
export interface UserFacts {
  verified: boolean;
  is_admin_in_company: boolean;
  /** number of the company's verified admins, including this user */
  admins: number;
  /** when somebody was invited who has not joined yet */
  invited_at: Date | null;
  deactivated_at: Date | null;
}

type Owned = Pick<CompanyFacts, 'organization'>;

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';
const belongsTo = (actor: PolicyActor, { organization }: Owned): boolean =>
  actor.role === 'consultant' && actor.organization === organization;

export const mayRead = (actor: PolicyActor, company: Owned): boolean =>
  isAdmin(actor) || belongsTo(actor, company);

/** Its settings, its people and its consultants. */
export const mayAdminister = (actor: PolicyActor, company: Owned): boolean =>
  isAdmin(actor) || (belongsTo(actor, company) && actor.isAdminInCompany);

/** A company does not decide for itself who needs no review. */
export const maySetFastTrack = isAdmin;

export const mayReadChanges = isAdmin;

/** A company of one stays one. */
export const takesConsultants = ({ kind }: CompanyFacts): boolean => kind === 'consultant_company';

/** The company's only admin; invited ones who have not joined do not count. */
export const isLastAdmin = (user: UserFacts): boolean =>
  user.is_admin_in_company && user.verified && user.admins === 1;

export function can(actor: PolicyActor, company: CompanyFacts) {
  const edit = mayAdminister(actor, company);
  return {
    edit,
    addConsultants: edit && takesConsultants(company),
    setFastTrack: maySetFastTrack(actor),
    readChanges: mayReadChanges(actor),
  };
}

/** A deactivated person cannot be changed until an admin reactivates them. */
export const isNotDeactivated = (user: Pick<UserFacts, 'deactivated_at'>): boolean =>
  user.deactivated_at === null;

/** What somebody who may administer the company can do with one of its people. */
export const canOfUser = (user: UserFacts) => ({
  setAdmin: isNotDeactivated(user) && !isLastAdmin(user),
  inviteAgain: isNotDeactivated(user) && user.invited_at !== null && !user.verified,
});
