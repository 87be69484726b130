import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import type { MergePair } from '../platform/merges.ts';

type Pair = Pick<MergePair, 'from' | 'to'>;

/** The saved person has a new account: it takes their place in each list once, with the note. */
async function followSavedPerson(tx: Tx, { from, to }: Pair): Promise<void> {
  await sql`insert into saved_profile
      (account, profile, note, revision, saved_at, changed_at, left_lists)
    select account, ${to}, note, revision, saved_at, changed_at, left_lists
    from saved_profile where profile = ${from} and account <> ${to}
    on conflict do nothing`.execute(tx);
  await sql`insert into saved_list_profile (saved_list, account, profile, added_at)
    select saved_list, account, ${to}, added_at from saved_list_profile
    where profile = ${from} and account <> ${to} on conflict do nothing`.execute(tx);
  await sql`delete from saved_profile where profile = ${from}`.execute(tx);
}

/** Gives lists with equal titles different ones, and merges the two default lists. */
async function moveLists(tx: Tx, { from, to }: Pair): Promise<void> {
  await sql`insert into saved_list_profile (saved_list, account, profile, added_at)
    select kept.saved_list, ${to}, p.profile, p.added_at
    from saved_list_profile as p
    join saved_list as old on old.saved_list = p.saved_list and old.is_default
    join saved_list as kept on kept.account = ${to} and kept.is_default
    where old.account = ${from} on conflict do nothing`.execute(tx);
  await sql`delete from saved_list as old where old.account = ${from} and old.is_default
    and exists (select from saved_list where account = ${to} and is_default)`.execute(tx);
  await sql`update saved_list as old set title = old.title || ' (2)'
    where old.account = ${from} and old.removed_at is null and exists (select from saved_list as o
      where o.account = ${to} and o.removed_at is null and folded(o.title) = folded(old.title))`.execute(
    tx,
  );
  await sql`update saved_list set account = ${to} where account = ${from}`.execute(tx);
}

/** Gives the kept account what the other has saved, and what others have saved of that one. */
export async function mergeSavedProfiles(tx: Tx, pair: Pair): Promise<void> {
  const { from, to } = pair;
  await followSavedPerson(tx, pair);
  await sql`insert into saved_profile
      (account, profile, note, revision, saved_at, changed_at, left_lists)
    select ${to}, profile, note, revision, saved_at, changed_at, left_lists
    from saved_profile where account = ${from} and profile <> ${to}
    on conflict (account, profile) do update
      set note = concat_ws(e'\n', nullif(saved_profile.note, ''), nullif(excluded.note, '')),
        revision = saved_profile.revision + 1`.execute(tx);
  await sql`delete from saved_list_profile where account = ${from} and profile = ${to}`.execute(tx);
  await sql`update saved_list_profile set account = ${to} where account = ${from}`.execute(tx);
  await moveLists(tx, pair);
  await sql`delete from saved_profile where account = ${from}`.execute(tx);
}
