import { sql } from 'kysely';
import type { SavedMark } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Db, Tx } from '../platform/database/tables.ts';
import { isOfColleague, isOwnList, type Viewer } from './saved-lists.repository.ts';

export interface SavedRow {
  profile: string;
  saved_lists: string[];
  note: string;
  revision: number;
  saved_at: Date;
}

/** Which consultants are in which of the viewer's lists: their own, or those of colleagues. */
export async function findMarks(
  db: Db,
  viewer: Viewer,
  whose: 'own' | 'team',
): Promise<SavedMark[]> {
  const { rows } = await sql<SavedMark>`
    select m.profile, array_agg(m.saved_list order by m.saved_list) as saved_lists
    from saved_list_profile as m join saved_list as l using (saved_list)
    where ${whose === 'own' ? isOwnList(viewer) : isOfColleague(viewer)} and m.removed_at is null
    group by m.profile order by m.profile`.execute(db);
  return rows;
}

interface SavedPage {
  viewer: Viewer;
  /** one that the viewer sees */
  list: string | undefined;
  profile: string | undefined;
  limit: number;
  offset: number;
}

/** A page of saved consultants, latest first; of one list, or of all of the viewer's own. */
export async function findSaved(
  db: Db,
  page: SavedPage,
): Promise<{ rows: SavedRow[]; total: number }> {
  const { viewer, list = null, profile = null, limit, offset } = page;
  const { rows } = await sql<SavedRow & { total: number }>`
    with places as (
      select m.profile, m.added_at, m.saved_list, ${isOwnList(viewer)} as is_own
      from saved_list_profile as m join saved_list as l using (saved_list)
      where (${isOwnList(viewer)} or m.saved_list = ${list}::uuid) and m.removed_at is null
        and (${profile}::uuid is null or m.profile = ${profile})
    ), mine as (
      select profile,
        coalesce(array_agg(saved_list order by saved_list) filter (where is_own), '{}')
          as saved_lists,
        max(added_at) filter (where ${list}::uuid is null or saved_list = ${list}) as added_at
      from places group by profile
    ), chosen as materialized (select * from mine where added_at is not null)
    select page.profile, page.saved_lists, coalesce(s.note, '') as note,
      coalesce(s.revision, 0) as revision, coalesce(s.saved_at, page.added_at) as saved_at,
      counted.total
    from (select count(*)::int as total from chosen) as counted
    left join (select * from chosen order by added_at desc, profile
      limit ${limit} offset ${offset}) as page on true
    left join saved_profile as s on s.account = ${viewer.account} and s.profile = page.profile
    order by page.added_at desc, page.profile`.execute(db);
  return { rows: rows.filter(({ profile }) => profile !== null), total: rows[0]?.total ?? 0 };
}

/** Whether somebody is in any list that the viewer sees. */
export async function isInSight(db: Db, viewer: Viewer, profile: string): Promise<boolean> {
  const { rows } = await sql`
    select from saved_list_profile as m join saved_list as l using (saved_list)
    where m.profile = ${profile} and m.removed_at is null
      and (${isOwnList(viewer)} or ${isOfColleague(viewer)}) limit 1`.execute(db);
  return rows.length > 0;
}

export interface LockedSave {
  /** neither saved now, nor removed a while ago */
  is_new: boolean;
  left_lists: string[];
}

/** Saves somebody if they are not saved yet, and locks the row. */
export async function lockSaved(
  tx: Tx,
  save: { account: string; profile: string; now: Date },
): Promise<LockedSave> {
  const { rows } = await sql<LockedSave>`
    insert into saved_profile (account, profile, saved_at, changed_at)
    values (${save.account}, ${save.profile}, ${save.now}, ${save.now})
    on conflict (account, profile) do update set changed_at = excluded.changed_at
    returning xmax::text = '0' as is_new, left_lists`.execute(tx);
  return rows[0] ?? { is_new: true, left_lists: [] };
}

/** Locks the row, if there is one; returns whether. */
export async function lockSave(
  tx: Tx,
  { account, profile }: { account: string; profile: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('saved_profile')
    .select('profile')
    .where('account', '=', account)
    .where('profile', '=', profile)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The viewer's own lists in which somebody is. */
export async function findListsOf(db: Db, viewer: Viewer, profile: string): Promise<string[]> {
  const { rows } = await sql<{ saved_list: string }>`
    select m.saved_list from saved_list_profile as m join saved_list as l using (saved_list)
    where m.profile = ${profile} and m.removed_at is null and ${isOwnList(viewer)}
    order by m.saved_list`.execute(db);
  return rows.map((row) => row.saved_list);
}

/**
 * Puts a consultant in these of the account's lists and no others. Removed lists, which may be
 * restored, stay as they are.
 */
export async function putInLists(
  tx: Tx,
  put: { account: string; profile: string; before: string[]; lists: string[]; now: Date },
): Promise<void> {
  const { account, profile, before, lists, now } = put;
  await sql`
    update saved_list_profile set removed_at = ${now} where profile = ${profile}
      and removed_at is null
      and saved_list = any(${before}::uuid[]) and saved_list <> all(${lists}::uuid[])`.execute(tx);
  await sql`
    insert into saved_list_profile (saved_list, profile, added_by, added_at)
    select one, ${profile}, ${account}, ${now} from unnest(${lists}::uuid[]) as one order by one
    on conflict (saved_list, profile) do update
      set removed_at = null, added_by = excluded.added_by, added_at = excluded.added_at
      where saved_list_profile.removed_at is not null`.execute(tx);
  await sql`
    update saved_profile set changed_at = ${now},
      saved_at = case when ${before.length} = 0 then ${now} else saved_at end,
      left_lists = ${lists.length > 0 ? [] : before}::uuid[]
    where account = ${account} and profile = ${profile}`.execute(tx);
}

export async function countSaved(db: Db, account: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from saved_profile where account = ${account}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Saves the note unless another one was saved since; returns whether it did. */
export async function updateNote(
  tx: Tx,
  save: { account: string; profile: string; note: string; revision: number; now: Date },
): Promise<boolean> {
  const { account, profile, note, revision, now } = save;
  const { numUpdatedRows } = await tx
    .updateTable('saved_profile')
    .set({ note, revision: revision + 1, changed_at: now })
    .where('account', '=', account)
    .where('profile', '=', profile)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
