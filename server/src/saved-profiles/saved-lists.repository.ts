import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

export interface ListRow {
  saved_list: string;
  account: string;
  owner_name: string;
  title: string;
  is_default: boolean;
  removed_at: Date | null;
  shared_with: string | null;
  shared_with_name: string | null;
  /** of a shared list: whether its owner is still in the company */
  has_owner: boolean;
  count: number;
}

/** Who looks at lists: an account, and the company whose shared lists it sees. */
export interface Viewer {
  account: string;
  company: string | null;
  /** whether they see what colleagues share */
  seesTeam: boolean;
}

async function findWhere(db: Db, condition: RawBuilder<boolean>, first: string | null = null) {
  const { rows } = await sql<ListRow>`
    select l.saved_list, l.account, owner.name as owner_name, l.title, l.is_default, l.removed_at,
      l.shared_with, o.name as shared_with_name,
      l.shared_with is null or owner.organization is not distinct from l.shared_with as has_owner,
      (select count(*)::int from saved_list_profile as m
        where m.saved_list = l.saved_list and m.removed_at is null) as count
    from saved_list as l join account as owner on owner.account = l.account
    left join organization as o on o.organization = l.shared_with
    where ${condition}
    order by l.account is distinct from ${first}::uuid, l.is_default desc, folded(l.title),
      l.saved_list`.execute(db);
  return rows;
}

/** Of one's own, a list that a former company shares is out of reach. */
export const isOwnList = ({ account, company }: Viewer): RawBuilder<boolean> =>
  sql`(l.account = ${account} and l.removed_at is null
    and (l.shared_with is null or l.shared_with = ${company}::uuid))`;

export const isOfColleague = ({ account, company, seesTeam }: Viewer): RawBuilder<boolean> =>
  sql`(${seesTeam} and l.shared_with = ${company}::uuid and l.account <> ${account}
    and l.removed_at is null)`;

/** The viewer's own, the default one first, the others by name; then those of colleagues. */
export const findLists = (db: Db, viewer: Viewer): Promise<ListRow[]> =>
  findWhere(db, sql`${isOwnList(viewer)} or ${isOfColleague(viewer)}`, viewer.account);

/** All that an account owns, also where it no longer sees them. */
export async function countLists(db: Db, account: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from saved_list
    where account = ${account} and removed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

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

type Changes =
  | { title: string }
  | { removed_at: Date | null }
  | { shared_with: string | null }
  | { account: string };

export async function updateList(tx: Tx, list: string, changes: Changes): Promise<void> {
  await tx.updateTable('saved_list').set(changes).where('saved_list', '=', list).execute();
}

/**
 * Deletes for good what was removed before this moment, and notes on consultants who have been in
 * no list of their writer, or of the writer's company, since then.
 */
export async function sweepRemoved(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('saved_list').where('removed_at', '<', before).execute();
  await tx.deleteFrom('saved_comment').where('removed_at', '<', before).execute();
  await tx.deleteFrom('saved_list_profile').where('removed_at', '<', before).execute();
  await sql`
    delete from saved_profile as s where s.changed_at < ${before} and not exists (
      select from saved_list_profile as m join saved_list as l using (saved_list)
      where m.profile = s.profile and (l.account = s.account or l.shared_with = (
        select organization from account as a where a.account = s.account)))`.execute(tx);
}

/** Notes of colleagues on those in a list stay for a day, in case that it is shared again. */
export async function touchNotes(
  tx: Tx,
  { saved_list, shared_with }: Pick<ListRow, 'saved_list' | 'shared_with'>,
  now: Date,
): Promise<void> {
  await sql`
    update saved_profile as s set changed_at = ${now} from account as a, saved_list_profile as m
    where a.account = s.account and a.organization = ${shared_with}
      and m.saved_list = ${saved_list} and m.profile = s.profile`.execute(tx);
}
