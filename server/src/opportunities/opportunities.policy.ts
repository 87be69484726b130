import type { OpportunityCan } from '@torg/protocol/opportunities/opportunity-shapes';
import type { z } from 'zod';
import { mayEdit as mayEditAssignment } from '../assignments/assignments.queries.ts';
import type { AssignmentFacts } from '../assignments/assignments.queries.ts';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in a need depend on. */
export interface OpportunityFacts {
  /** null: Torg's own */
  organization: string | null;
  archived: boolean;
  made_assignment: string | null;
  /** of the assignment whose own need it is; null for all others */
  own_of: AssignmentFacts | null;
}

const isAdmin = ({ role }: PolicyActor): boolean => role === 'admin';

/** Buyers of a client, and the company admins of a consultant company. */
const speaksForCompany = ({ role, isAdminInCompany }: PolicyActor): boolean =>
  role === 'consultant_buyer' || (role === 'consultant' && isAdminInCompany);

/** Needs of a company, made or listed; null: Torg's own. */
export const mayUse = (actor: PolicyActor, organization: string | null): boolean =>
  isAdmin(actor) ||
  (speaksForCompany(actor) && organization !== null && actor.organization === organization);

export function mayEdit(actor: PolicyActor, facts: OpportunityFacts): boolean {
  if (facts.own_of !== null) return mayEditAssignment(actor, facts.own_of);
  return mayUse(actor, facts.organization);
}

/** An assignment's own need is made into no other. */
const standsAlone = ({ own_of }: OpportunityFacts): boolean => own_of === null;

/** Assignments are written by clients; a consultant company has none. */
const writesAssignments = ({ role }: PolicyActor): boolean => role !== 'consultant';

export const mayMakeAssignment = (actor: PolicyActor, facts: OpportunityFacts): boolean =>
  mayEdit(actor, facts) && standsAlone(facts) && writesAssignments(actor);

export const mayArchive = mayEdit;

export function can(actor: PolicyActor, facts: OpportunityFacts): z.output<typeof OpportunityCan> {
  const { archived } = facts;
  return {
    edit: mayEdit(actor, facts) && !archived,
    archive: mayArchive(actor, facts) && !archived,
    restore: mayArchive(actor, facts) && archived,
    makeAssignment: mayMakeAssignment(actor, facts) && !archived,
  };
}
