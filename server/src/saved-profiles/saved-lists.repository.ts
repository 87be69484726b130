import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

export interface ListRow {
  saved_list: string;
  account: string;
  title: string;
  is_default: boolean;
  removed_at: Date | null;
  count: number;
}

async function findWhere(db: Db, condition: RawBuilder<boolean>): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select l.saved_list, l.account, l.title, l.is_default, l.removed_at,
      (select count(*)::int from saved_list_profile as m where m.saved_list = l.saved_list) as count
    from saved_list as l where ${condition}
    order by l.is_default desc, folded(l.title), l.saved_list`.execute(db);
  return rows;
}

/** The default list first, the others by name. */
export const findLists = (db: Db, account: string): Promise<ListRow[]> =>
  findWhere(db, sql`l.account = ${account} and l.removed_at is null`);

/** The existing ones of these, whoever owns them. */
export const findListsById = (db: Db, lists: readonly string[]): Promise<ListRow[]> =>
  findWhere(db, sql`l.saved_list = any(${lists}::uuid[]) and l.removed_at is null`);

/** Includes a removed list, as long as it can be restored. */
export async function findList(db: Db, list: string): Promise<ListRow | undefined> {
  const [row] = await findWhere(db, sql`l.saved_list = ${list}`);
  return row;
}

/** Creates the default list if there is none; simultaneous calls create one. */
export async function ensureDefaultList(tx: Tx, account: string): Promise<string> {
  await tx
    .insertInto('saved_list')
    .values({ account, is_default: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { saved_list } = await tx
    .selectFrom('saved_list')
    .select('saved_list')
    .where('account', '=', account)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return saved_list;
}

/** If the title is taken, its constraint answers `saved_list_title_is_taken`. */
export async function insertList(tx: Tx, account: string, title: string): Promise<string> {
  const { saved_list } = await tx
    .insertInto('saved_list')
    .values({ account, title })
    .returning('saved_list')
    .executeTakeFirstOrThrow();
  return saved_list;
}

export async function updateList(
  tx: Tx,
  list: string,
  changes: { title: string } | { removed_at: Date | null },
): Promise<void> {
  await tx.updateTable('saved_list').set(changes).where('saved_list', '=', list).execute();
}

/**
 * Deletes for good what was removed before this moment, and consultants who have been in no list
 * since then.
 */
export async function sweepRemoved(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('saved_list').where('removed_at', '<', before).execute();
  await sql`
    delete from saved_profile as s where s.changed_at < ${before} and not exists (
      select from saved_list_profile as m where (m.account, m.profile) = (s.account, s.profile))
    `.execute(tx);
}
