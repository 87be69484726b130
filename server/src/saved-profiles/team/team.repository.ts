import { sql } from 'kysely';
import type { TeamMark } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** The buyers of a company, and admins who belong to it. */
export async function findTeam(db: Db, company: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select account from account
    where organization = ${company} and role in ('consultant_buyer', 'admin')`.execute(db);
  return rows.map(({ account }) => account);
}

/** Lets one transaction at a time change who is in a list, and whether it is shared. */
export async function lockList(tx: Tx, list: string): Promise<void> {
  await sql`select from saved_list where saved_list = ${list} for no key update`.execute(tx);
}

export interface PlaceRow {
  added_by: string | null;
  added_at: Date;
  removed_at: Date | null;
}

/** Includes somebody who was removed, as long as they can be put back. */
export async function findPlace(
  db: Db,
  list: string,
  profile: string,
): Promise<PlaceRow | undefined> {
  return db
    .selectFrom('saved_list_profile')
    .select(['added_by', 'added_at', 'removed_at'])
    .where('saved_list', '=', list)
    .where('profile', '=', profile)
    .executeTakeFirst();
}

interface Placed {
  list: string;
  profile: string;
  account: string;
  now: Date;
}

/** Puts somebody in a list; whoever is in it already stays as they are. Returns whether it did. */
export async function insertPlace(tx: Tx, { list, profile, account, now }: Placed) {
  const { rows } = await sql`
    insert into saved_list_profile (saved_list, profile, added_by, added_at)
    values (${list}, ${profile}, ${account}, ${now})
    on conflict (saved_list, profile) do update
      set removed_at = null, added_by = excluded.added_by, added_at = excluded.added_at
      where saved_list_profile.removed_at is not null
    returning profile`.execute(tx);
  return rows.length > 0;
}

export async function updatePlace(
  tx: Tx,
  { list, profile }: Pick<Placed, 'list' | 'profile'>,
  removed_at: Date | null,
): Promise<void> {
  await tx
    .updateTable('saved_list_profile')
    .set({ removed_at })
    .where('saved_list', '=', list)
    .where('profile', '=', profile)
    .execute();
}

/** The last vote of each person counts. */
export async function upsertVote(
  tx: Tx,
  { list, profile, account, now, vote }: Placed & { vote: -1 | 0 | 1 },
): Promise<void> {
  const changes = { vote, voted_at: now };
  await tx
    .insertInto('saved_vote')
    .values({ saved_list: list, profile, account, ...changes })
    .onConflict((conflict) =>
      conflict.columns(['saved_list', 'profile', 'account']).doUpdateSet(changes),
    )
    .execute();
}

interface MarkRow {
  profile: string;
  added_by_name: string | null;
  added_at: Date;
  in_favour: number;
  neutral: number;
  against: number;
  own_vote: -1 | 0 | 1 | null;
  number_of_comments: number;
}

const markView = ({ in_favour, neutral, against, ...row }: MarkRow): TeamMark => ({
  added_by_name: row.added_by_name,
  added_at: row.added_at.toISOString(),
  votes: { in_favour, neutral, against },
  own_vote: row.own_vote,
  number_of_comments: row.number_of_comments,
});

/** What the company says about these in a list; nothing without a list. */
export async function findTeamMarks(
  db: Db,
  about: { account: string; list: string | undefined; profiles: readonly string[] },
): Promise<Map<string, TeamMark>> {
  const { account, list, profiles } = about;
  if (list === undefined) return new Map();
  const { rows } = await sql<MarkRow>`
    select m.profile, adder.name as added_by_name, m.added_at,
      count(v.vote) filter (where v.vote = 1)::int as in_favour,
      count(v.vote) filter (where v.vote = 0)::int as neutral,
      count(v.vote) filter (where v.vote = -1)::int as against,
      max(v.vote) filter (where v.account = ${account}) as own_vote,
      (select count(*)::int from saved_comment as c
        where (c.saved_list, c.profile) = (m.saved_list, m.profile) and c.removed_at is null)
        as number_of_comments
    from saved_list_profile as m
    left join account as adder on adder.account = m.added_by
    left join saved_vote as v on (v.saved_list, v.profile) = (m.saved_list, m.profile)
    where m.saved_list = ${list} and m.profile = any(${profiles}::uuid[])
    group by m.saved_list, m.profile, adder.name`.execute(db);
  return new Map(rows.map((row) => [row.profile, markView(row)]));
}
