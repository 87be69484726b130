import { sql, type Insertable, type Updateable } from 'kysely';
import type { OrganizationKind } from '@torg/protocol/terms';
import { foldedBeginning, foldedContaining } from '../platform/database/like.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { OrganizationTable } from './organizations.tables.ts';

/** Organizations of the kinds whose name contains the text; those that begin with it first. */
export async function searchOrganizations(
  db: Db,
  kinds: readonly OrganizationKind[],
  search: { query: string; limit: number },
) {
  const { query, limit } = search;
  return db
    .selectFrom('organization')
    .select(['organization as uuid', 'name', 'country'])
    .where('kind', 'in', kinds)
    .where('folded_name', 'like', foldedContaining(query))
    .orderBy(sql`folded_name like ${foldedBeginning(query)}`, 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('organization')
    .limit(limit)
    .execute();
}

export async function findOrganization(db: Db, organization: string) {
  return db
    .selectFrom('organization')
    .selectAll()
    .where('organization', '=', organization)
    .executeTakeFirst();
}

export async function makeOrganization(
  tx: Tx,
  made: Insertable<OrganizationTable>,
): Promise<string> {
  const { organization } = await tx
    .insertInto('organization')
    .values(made)
    .returning('organization')
    .executeTakeFirstOrThrow();
  return organization;
}

/** Locks the organization until the transaction ends. */
export async function lockOrganization(tx: Tx, organization: string) {
  return tx
    .selectFrom('organization')
    .selectAll()
    .where('organization', '=', organization)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Refused by a constraint, `organization_number_is_taken`, if another organization has the number. */
export async function changeOrganization(
  tx: Tx,
  organization: string,
  changes: Updateable<OrganizationTable>,
): Promise<void> {
  await tx
    .updateTable('organization')
    .set(changes)
    .where('organization', '=', organization)
    .execute();
}

/** Takes a logo away from every organization that shows it. */
export async function forgetLogo(tx: Tx, logo_file: string): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ logo_file: null })
    .where('logo_file', '=', logo_file)
    .execute();
}
