import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayAdministerOrganization } from './organizations.policy.ts';
import { findOrganization, lockOrganization } from './organizations.repository.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

function opened({ actor }: Pick<ReadContext, 'actor'>, read: Found | undefined): Found {
  const row = found(read, 'could_not_find_organization');
  allowed(mayAdministerOrganization(actor, row));
  return row;
}

/** The organization, for somebody who administers it. */
export const openForAdministering = async (
  context: Pick<ReadContext, 'db' | 'actor'>,
  organization: string,
): Promise<Found> => opened(context, await findOrganization(context.db, organization));

/** The same, locked for a change. */
export const lockForAdministering = async (
  context: Pick<ChangeContext, 'db' | 'actor'>,
  organization: string,
): Promise<Found> => opened(context, await lockOrganization(context.db, organization));
