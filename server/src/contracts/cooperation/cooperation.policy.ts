import type { OrganizationKind } from '@torg/protocol/terms';
import { mayAdministerOrganization } from '../../organizations/organizations.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { isAdmin } from '../contracts.policy.ts';

/** What rights to an organization's cooperation contracts depend on. */
export interface SigningOrganization {
  organization: string;
  kind: OrganizationKind;
}

/** Whether it has signed is for everybody in it to know. */
export const mayReadSummary = (
  actor: Pick<Actor, 'role' | 'organization'>,
  { organization }: Pick<SigningOrganization, 'organization'>,
): boolean => isAdmin(actor) || actor.organization === organization;

/** Reads the contracts themselves, and has them sent to whoever signs for the organization. */
export const mayHandleContracts = mayAdministerOrganization;

/** Clients sign no cooperation contract. */
export const signsCooperation = ({ kind }: Pick<SigningOrganization, 'kind'>): boolean =>
  kind !== 'client';
