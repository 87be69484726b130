import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** LIKE's own characters stand for themselves. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Clients whose name has the text in it; those that begin with it first. */
export async function searchClients(db: Db, search: { query: string; limit: number }) {
  const { query, limit } = search;
  const text = escapeLike(query);
  return db
    .selectFrom('organization')
    .select(['organization as uuid', 'name', 'country'])
    .where('kind', '=', 'client')
    .where('name', 'ilike', `%${text}%`)
    .orderBy(sql`name ilike ${`${text}%`}`, 'desc')
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
