import type { Client, Colleague } from '@torg/protocol/clients/clients';
import { mayAdministerOrganization } from '../organizations/organizations.queries.ts';
import type { Actor } from '../platform/actor.ts';

export const mayUse = (actor: Actor, organization: string): boolean =>
  mayAdministerOrganization(actor, { organization, kind: 'client' });

/** Only admins decide who looks after a client. */
export const maySetSalesAdmin = (actor: Pick<Actor, 'role'>): boolean => actor.role === 'admin';

export function can(actor: Actor, organization: string): Client['can'] {
  const edit = mayUse(actor, organization);
  return { edit, invite: edit, setSalesAdmin: maySetSalesAdmin(actor) };
}

/** An invitation is open until its recipient has signed in. */
export function canOfColleague(person: {
  verified: boolean;
  invited_at: Date | null;
  deactivated_at: Date | null;
}): Colleague['can'] {
  const isOpen = person.invited_at !== null && !person.verified && person.deactivated_at === null;
  return { inviteAgain: isOpen, uninvite: isOpen };
}
