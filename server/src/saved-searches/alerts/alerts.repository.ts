import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SearchRow } from '../saved-searches.repository.ts';

export type InstantRow = Pick<SearchRow, 'saved_search' | 'audience' | 'body'> & {
  /** the profiles that its owner does not know and that were not mailed */
  unmailed: string[];
};

/** Searches with instant alerts for which some of these profiles would be new. */
export async function findInstant(db: Db, profiles: readonly string[]): Promise<InstantRow[]> {
  const { rows } = await sql<InstantRow>`
    select * from (
      select s.saved_search, s.audience, s.body,
        array(select one from unnest(${profiles}::uuid[]) as one
          where not exists (select from saved_search_hit as h
            where h.saved_search = s.saved_search and h.profile = one
              and (h.is_known or h.mailed_at is not null))) as unmailed
      from saved_search as s where s.notify = 'instant' and s.removed_at is null) as search
    where cardinality(unmailed) > 0 order by saved_search`.execute(db);
  return rows;
}

/** Profiles that were set available since then, in the order of their ids. */
export async function findAvailableSince(
  db: Db,
  since: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_availability')
    .select('profile')
    .where('availability_updated', '>=', since)
    .where('availability', 'is not', null)
    .$if(after !== undefined, (query) => query.where('profile', '>', after ?? ''))
    .orderBy('profile')
    .limit(limit)
    .execute();
  return rows.map(({ profile }) => profile);
}

/** Changes in transactions that began before a look may commit after it, so a second look follows. */
const lateMinutes = 5;

/**
 * Takes instant searches that last ran before the last change of any profile, because of lost jobs,
 * nightly changes, which have no event, or late vectors.
 */
export async function takeBehind(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ saved_search: string }>`
    update saved_search set looked_at = ${now}
    where notify = 'instant' and removed_at is null and looked_at < (
      select greatest(max(p.updated_at), max(p.active_since), max(v.availability_updated),
          max(x.updated_at)) + ${lateMinutes}::int * interval '1 minute'
      from profile as p join account as x on x.account = p.profile
      left join profile_availability as v on v.profile = p.profile)
    returning saved_search`.execute(tx);
  return rows.map((row) => row.saved_search);
}

/** Takes daily and weekly searches that are due, each once a day or week. */
export async function takeDue(tx: Tx, day: { today: string; monday: string }): Promise<string[]> {
  const { rows } = await sql<{ saved_search: string }>`
    update saved_search set alerted_on = ${day.today}::date
    where removed_at is null
      and ((notify = 'daily' and coalesce(alerted_on, '-infinity') < ${day.today}::date)
        or (notify = 'weekly' and coalesce(alerted_on, '-infinity') < ${day.monday}::date))
    returning saved_search`.execute(tx);
  return rows.map((row) => row.saved_search);
}
