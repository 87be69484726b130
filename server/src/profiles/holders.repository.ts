import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

const having = (competencies: readonly string[]): RawBuilder<unknown> => sql`
  select profile from profile_role where competency = any(${competencies}::uuid[])
  union select profile from profile_skill where competency = any(${competencies}::uuid[])
  union select i.profile from profile_item_competency as k join profile_item as i using (item)
    where k.competency = any(${competencies}::uuid[])`;

/** Profiles that list one of these competencies, or have used it; by their id. */
export async function findHolders(db: Db, competencies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    ${having(competencies)} order by profile`.execute(db);
  return rows.map(({ profile }) => profile);
}

/** The same of one competency, a page at a time. */
export async function findHoldersAfter(
  db: Db,
  competency: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    select profile from (${having([competency])}) as one
    where ${after ?? null}::uuid is null or profile > ${after ?? null}::uuid
    order by profile limit ${limit}`.execute(db);
  return rows.map(({ profile }) => profile);
}
