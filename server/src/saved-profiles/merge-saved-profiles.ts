import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import type { MergePair } from '../platform/merges.ts';

type Pair = Pick<MergePair, 'from' | 'to'>;

/** In others' lists, with what colleagues have said; whoever is there by either account stays. */
async function followPlaces(tx: Tx, { from, to }: Pair): Promise<void> {
  await sql`insert into saved_list_profile as there
      (saved_list, profile, added_by, added_at, removed_at)
    select p.saved_list, ${to}, p.added_by, p.added_at, p.removed_at
    from saved_list_profile as p join saved_list as l on l.saved_list = p.saved_list
    where p.profile = ${from} and l.account not in (${from}, ${to})
    on conflict (saved_list, profile) do update set removed_at = null
      where there.removed_at is not null and excluded.removed_at is null`.execute(tx);
  await sql`insert into saved_vote (saved_list, profile, account, vote, voted_at)
    select v.saved_list, ${to}, v.account, v.vote, v.voted_at from saved_vote as v
    join saved_list_profile as p on p.saved_list = v.saved_list and p.profile = ${to}
    where v.profile = ${from} on conflict do nothing`.execute(tx);
  await sql`update saved_comment as c set profile = ${to} from saved_list_profile as p
    where c.profile = ${from} and p.saved_list = c.saved_list and p.profile = ${to}`.execute(tx);
  await sql`delete from saved_list_profile where profile = ${from}`.execute(tx);
}

/** The saved person has a new account: it takes their place in each list once, with the note. */
async function followSavedPerson(tx: Tx, pair: Pair): Promise<void> {
  const { from, to } = pair;
  await sql`insert into saved_profile
      (account, profile, note, revision, saved_at, changed_at, left_lists)
    select account, ${to}, note, revision, saved_at, changed_at, left_lists
    from saved_profile where profile = ${from} and account <> ${to}
    on conflict do nothing`.execute(tx);
  await followPlaces(tx, pair);
  await sql`delete from saved_profile where profile = ${from}`.execute(tx);
}

/** Gives lists with equal titles different ones, and merges the two default lists. */
async function moveLists(tx: Tx, { from, to }: Pair): Promise<void> {
  await sql`insert into saved_list_profile as there
      (saved_list, profile, added_by, added_at, removed_at)
    select kept.saved_list, p.profile, p.added_by, p.added_at, p.removed_at
    from saved_list_profile as p
    join saved_list as old on old.saved_list = p.saved_list and old.is_default
    join saved_list as kept on kept.account = ${to} and kept.is_default
    where old.account = ${from} on conflict (saved_list, profile) do update set removed_at = null
      where there.removed_at is not null and excluded.removed_at is null`.execute(tx);
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
  // Nobody saves themself.
  await sql`delete from saved_list_profile as p using saved_list as l
    where l.saved_list = p.saved_list and l.account = ${from} and p.profile = ${to}`.execute(tx);
  await moveLists(tx, pair);
  await sql`delete from saved_profile where account = ${from}`.execute(tx);
}
