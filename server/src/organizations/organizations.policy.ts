import type { OrganizationKind } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

interface Owned {
  organization: string;
  kind: OrganizationKind;
}

/** Admins may administer all organizations, company admins their own, and every buyer their client. */
export function mayAdministerOrganization(
  actor: PolicyActor,
  { organization, kind }: Owned,
): boolean {
  if (actor.role === 'admin') return true;
  if (actor.organization !== organization) return false;
  if (kind === 'client') return actor.role === 'consultant_buyer';
  return actor.role === 'consultant' && actor.isAdminInCompany;
}
