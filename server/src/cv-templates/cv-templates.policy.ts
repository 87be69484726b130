import type { OrganizationKind } from '@torg/protocol/terms';
import { mayAdministerOrganization } from '../organizations/organizations.queries.ts';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

export interface TemplateOwner {
  organization: string;
  kind: OrganizationKind;
}

/** Templates are used by everybody of their organization. */
export const mayUse = (actor: PolicyActor, { organization }: TemplateOwner): boolean =>
  actor.role === 'admin' || actor.organization === organization;

export const mayManage = (actor: PolicyActor, owner: TemplateOwner): boolean =>
  mayAdministerOrganization(actor, owner);

export const can = (actor: PolicyActor, owner: TemplateOwner) => ({
  edit: mayManage(actor, owner),
  remove: mayManage(actor, owner),
});
