import { sql } from 'kysely';
import { foldedContaining } from '../../platform/database/like.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

interface Lookup {
  query: string;
  limit: number;
}

/** Published assignments, those with the words in their titles. */
export async function findAssessableAssignments(
  db: Db,
  { query, limit }: Lookup,
): Promise<{ uuid: string; title: string }[]> {
  const named = query === '' ? sql`` : sql`and a.folded_title like ${foldedContaining(query)}`;
  const { rows } = await sql<{ uuid: string; title: string }>`
    select a.assignment as uuid, a.title from assignment as a
    where a.state = 'published' ${named}
    order by a.title, a.assignment limit ${limit}`.execute(db);
  return rows;
}

/** Consultants with a profile, by name. */
export async function findAssessableConsultants(
  db: Db,
  { query, limit }: Lookup,
): Promise<{ account: string; name: string }[]> {
  const named = query === '' ? sql`` : sql`and x.folded_name like ${foldedContaining(query)}`;
  const { rows } = await sql<{ account: string; name: string }>`
    select x.account, x.name from account as x join profile as p on p.profile = x.account
    where x.role = 'consultant' ${named}
    order by x.folded_name, x.account limit ${limit}`.execute(db);
  return rows;
}

/** The names of those who do not say no to being read by machines, in the order given. */
export async function findWillingNames(
  db: Db,
  profiles: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ account: string; name: string }>`${prepared}
    select x.account, x.name from account as x
    where x.account = any(${idsOfAnyNumber(profiles)})
      and not exists (select from declined_ai_assessment as n where n.account = x.account)`.execute(
    db,
  );
  const byId = new Map(rows.map(({ account, name }) => [account, name]));
  return new Map(
    profiles.flatMap((id) => (byId.has(id) ? [[id, byId.get(id) ?? ''] as const] : [])),
  );
}
