import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

const having = (competencies: readonly string[]): RawBuilder<unknown> => sql`
  select profile from profile_role where competency = any(${competencies}::uuid[])
  union select profile from profile_skill where competency = any(${competencies}::uuid[])
  union select i.profile from profile_item_competency as k join profile_item as i using (item)
    where k.competency = any(${competencies}::uuid[])
  union select p.profile from competency_merge as r join competency_moved as m using (merge)
    left join profile_item as i on i.item = m.owner
    join profile as p on p.profile = coalesce(i.profile, m.owner)
    where r.competency = any(${competencies}::uuid[]) and r.into_competency is null
      and r.undone_at is null and m.kind in ('role', 'skill', 'item')`;

/** Profiles that list one of these, have used it, or had it until it was rejected; sorted by id. */
export async function findHolders(db: Db, competencies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    ${having(competencies)} order by profile`.execute(db);
  return rows.map(({ profile }) => profile);
}

/** The same for one competency, a page at a time. */
export async function findHoldersAfter(
  db: Db,
  competency: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    select profile from (${having([competency])}) as one
    where ${after}::uuid is null or profile > ${after}::uuid
    order by profile limit ${limit}`.execute(db);
  return rows.map(({ profile }) => profile);
}

export async function countHolders(db: Db, competency: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${having([competency])}) as one`.execute(db);
  return rows[0]?.count ?? 0;
}
