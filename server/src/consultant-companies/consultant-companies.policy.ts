import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in a company are judged by. */
export interface CompanyFacts {
  organization: string;
  kind: 'independent' | 'consultant_company';
}
/** What is asked of one of its people. */
export interface UserFacts {
  verified: boolean;
  is_admin_in_company: boolean;
  /** of the company, verified ones, this one included */
  admins: number;
  /** when somebody was invited who has not come yet */
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

/** Who needs no review is not for the company to say. */
export const maySetFastTrack = isAdmin;

export const mayReadChanges = isAdmin;

/** A company of one stays one. */
export const takesConsultants = ({ kind }: CompanyFacts): boolean => kind === 'consultant_company';

/** The last one that the company has; whoever has not come yet does not count. */
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

/** Nothing is done with somebody who is away until an admin lets them in again. */
export const isHere = (user: Pick<UserFacts, 'deactivated_at'>): boolean =>
  user.deactivated_at === null;

/** To one of its people, for one who may administer the company. */
export const canOfUser = (user: UserFacts) => ({
  setAdmin: isHere(user) && !isLastAdmin(user),
  inviteAgain: isHere(user) && user.invited_at !== null && !user.verified,
});
