import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

interface NewHits {
  search: string;
  profiles: readonly string[];
  now: Date;
}

/** Saves new hits; existing ones stay unchanged. */
export async function upsertHits(
  tx: Tx,
  { search, profiles, now }: NewHits,
  { isKnown = false, isSeen = false } = {},
): Promise<void> {
  await sql`
    insert into saved_search_hit (saved_search, profile, found_at, is_known, seen_at)
    select ${search}, one, ${now}, ${isKnown}, ${isSeen ? now : null}::timestamptz
    from unnest(${profiles}::uuid[]) as one order by one on conflict do nothing`.execute(tx);
}

/** Marks all hits as known when alerts begin, so that they are not mailed. */
export async function markAllKnown(tx: Tx, search: string): Promise<void> {
  await tx
    .updateTable('saved_search_hit')
    .set({ is_known: true })
    .where('saved_search', '=', search)
    .where('is_known', '=', false)
    .execute();
}

/** How many of these profiles the owner has not seen. */
export async function countNotSeen(
  db: Db,
  search: string,
  profiles: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from unnest(${profiles}::uuid[]) as one
    where not exists (select from saved_search_hit as h
      where h.saved_search = ${search} and h.profile = one and h.seen_at is not null)`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Marks hits as seen. Returns the new ones: found since it was saved, and not seen before `since`. */
export async function markSeen(
  tx: Tx,
  { search, profiles, now, since }: NewHits & { since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    update saved_search_hit as h set seen_at = coalesce(h.seen_at, ${now})
    from saved_search as s
    where h.saved_search = ${search} and h.profile = any(${profiles}::uuid[])
      and s.saved_search = h.saved_search and h.found_at > s.created_at
      and (h.seen_at is null or h.seen_at > ${since})
    returning h.profile`.execute(tx);
  return rows.map(({ profile }) => profile);
}

/** Claims the hits to be mailed; each can be claimed only once. */
export async function claimHits(tx: Tx, { search, profiles, now }: NewHits): Promise<Set<string>> {
  const { rows } = await sql<{ profile: string }>`
    update saved_search_hit set mailed_at = ${now}
    where saved_search = ${search} and profile = any(${profiles}::uuid[])
      and mailed_at is null and not is_known
    returning profile`.execute(tx);
  return new Set(rows.map(({ profile }) => profile));
}

/** Releases hits that were not mailed, so that they can be claimed again. */
export async function releaseHits(
  tx: Tx,
  search: string,
  profiles: readonly string[],
): Promise<void> {
  await sql`update saved_search_hit set mailed_at = null
    where saved_search = ${search} and profile = any(${profiles}::uuid[])`.execute(tx);
}
