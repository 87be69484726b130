import { mayEdit as mayEditAssignment, mayRead } from '../assignments/assignments.queries.ts';
import type { AssignmentFacts } from '../assignments/assignments.queries.ts';
import {
  mayEdit as mayEditNeed,
  type OpportunityFacts,
} from '../opportunities/opportunities.queries.ts';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/**
 * For whom something is asked. Neither side sees what the other one asks: the client's people with
 * Torg's admins (null), and each consultant company for itself.
 */
export type Side = string | null;

/** What somebody may ask and read about an assignment or a need; undefined: nothing. */
export interface Assessor {
  /** for whom they ask */
  side: Side;
  /** admins read what both sides have asked */
  readsAll: boolean;
}

const isAdmin = ({ role }: PolicyActor): boolean => role === 'admin';

const companyOf = ({ role, isAdminInCompany, organization }: PolicyActor): string | null =>
  role === 'consultant' && isAdminInCompany ? organization : null;

/** Of an assignment: its editors and admins for the client, company admins who may read it. */
export function assessorOfAssignment(
  actor: PolicyActor,
  facts: AssignmentFacts,
): Assessor | undefined {
  if (mayEditAssignment(actor, facts)) return { side: null, readsAll: isAdmin(actor) };
  const company = companyOf(actor);
  if (company === null || !mayRead(actor, facts)) return undefined;
  return { side: company, readsAll: false };
}

/** Of a need: whoever may change it, for the consultant company whose need it is, else the client. */
export function assessorOfNeed(
  actor: PolicyActor,
  facts: OpportunityFacts,
  owner: { consultant_company: string | null },
): Assessor | undefined {
  if (!mayEditNeed(actor, facts)) return undefined;
  const side = facts.own_of === null ? owner.consultant_company : null;
  return { side, readsAll: isAdmin(actor) };
}

/** Whether somebody reads what was asked for a side. */
export const maySee = ({ side, readsAll }: Assessor, asked_for: Side): boolean =>
  readsAll || side === asked_for;

/** A company admin has own consultants assessed; others whose profiles they may read. */
export const mayAssess = (
  actor: PolicyActor,
  consultant: { organization: string | null; may_be_read: boolean },
): boolean => {
  const company = companyOf(actor);
  return company === null ? consultant.may_be_read : consultant.organization === company;
};

/** A consultant company's assessments of its people: its own admin, and Torg's. */
export const mayReadOfCompany = (actor: PolicyActor, company: string): boolean =>
  isAdmin(actor) || companyOf(actor) === company;

type OfPerson = { profile: string };

/** Whether one is assessed by machines is one's own to say; an admin may write down what somebody said. */
export const mayDecline = (actor: PolicyActor, { profile }: OfPerson): boolean =>
  isAdmin(actor) || (actor.role === 'consultant' && actor.account === profile);

/** Which questions about somebody are shown: all to themself, to a company admin the company's own. */
export const readerOfPerson = (actor: PolicyActor, profile: string): Assessor => ({
  side: companyOf(actor),
  readsAll: mayDecline(actor, { profile }),
});

/** Once they were answered, or the assignment is over, consultants see how they were assessed. */
export const maySeeResult = (facts: { is_answered: boolean; is_closed: boolean }): boolean =>
  facts.is_answered || facts.is_closed;
