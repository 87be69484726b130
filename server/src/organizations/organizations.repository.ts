import { sql } from 'kysely';
import { beginningWith, containing } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

/** Clients whose name has the text in it; those that begin with it first. */
export async function searchClients(db: Db, search: { query: string; limit: number }) {
  const { query, limit } = search;
  return db
    .selectFrom('organization')
    .select(['organization as uuid', 'name', 'country'])
    .where('kind', '=', 'client')
    .where('name', 'ilike', containing(query))
    .orderBy(sql`name ilike ${beginningWith(query)}`, 'desc')
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
