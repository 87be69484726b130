import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

const mostUsers = 5;

/** Consultants whose profiles list a term, a few of each. */
export async function findUsers(db: Db, competencies: readonly string[]) {
  const { rows } = await sql<{ competency: string; account: string; name: string }>`
    select c.competency, one.account, one.name
    from unnest(${competencies}::uuid[]) as c (competency)
    cross join lateral (
      select x.account, x.name from account as x where x.account in (
        select profile from profile_role as r where r.competency = c.competency
        union select profile from profile_skill as r where r.competency = c.competency)
      order by lower(x.name), x.account limit ${mostUsers}) as one`.execute(db);
  return rows;
}
