import { sql, type Selectable, type Updateable } from 'kysely';
import type { Locale } from '@torg/protocol/terms';
import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import { nameColumn } from '../competencies/competencies.queries.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { SavedSearchTable } from './saved-searches.tables.ts';

export type SearchRow = Selectable<SavedSearchTable>;

export async function findSearches(
  db: Db,
  account: string,
  page: { limit: number; offset: number },
): Promise<{ rows: SearchRow[]; total: number }> {
  const rows = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('account', '=', account)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('saved_search')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: await countSearches(db, account) };
}

export async function countSearches(db: Db, account: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from saved_search
    where account = ${account} and removed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Includes a removed search as long as it can be restored. */
export async function findSearch(db: Db, search: string): Promise<SearchRow | undefined> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('saved_search', '=', search)
    .executeTakeFirst();
}

/** Locks the search until the transaction ends, against changes and against other alert jobs. */
export async function lockSearch(tx: Tx, search: string): Promise<SearchRow | undefined> {
  return tx
    .selectFrom('saved_search')
    .selectAll()
    .where('saved_search', '=', search)
    .forUpdate()
    .executeTakeFirst();
}

interface NewSearch {
  account: string;
  audience: 'client' | 'admin';
  title: string;
  body: SavedBody;
  notify: AlertRhythm;
  vector_version: number | null;
  now: Date;
  today: string;
}

/** Refused by a constraint, `search_is_saved_already`, if the account has saved the same search. */
export async function insertSearch(tx: Tx, search: NewSearch): Promise<SearchRow> {
  const { now, today, body, ...rest } = search;
  return tx
    .insertInto('saved_search')
    .values({
      ...rest,
      body: JSON.stringify(body),
      created_at: now,
      looked_at: now,
      alerted_on: today,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateSearch(
  tx: Tx,
  search: string,
  changes: Updateable<SavedSearchTable>,
): Promise<void> {
  await tx.updateTable('saved_search').set(changes).where('saved_search', '=', search).execute();
}

export interface NamedThing {
  uuid: string;
  name: string;
}

/** The names of competencies, regions and companies. */
export async function findNames(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedThing>`
    select competency as uuid, ${sql.ref(nameColumn[locale])} as name from competency
    where competency = any(${ids}::uuid[])
    union all select region, name from region where region = any(${ids}::uuid[])
    union all select organization, name from organization
    where organization = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function sweepSearches(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('saved_search').where('removed_at', '<', before).execute();
}
