import { sql } from 'kysely';
import { foldedBeginning, foldedContaining } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

/** Those of the accounts whose profile is visible. */
export async function findVisibleOf(db: Db, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await db
    .selectFrom('profile_availability')
    .select('profile')
    .where('profile', 'in', accounts)
    .where('visible_in_search', '=', true)
    .execute();
  return new Set(rows.map(({ profile }) => profile));
}

/** Visible consultants whose name contains the text; those that begin with it first. */
export async function searchVisibleConsultants(db: Db, search: { query: string; limit: number }) {
  const { query, limit } = search;
  return db
    .selectFrom('account as x')
    .innerJoin('profile_availability as v', 'v.profile', 'x.account')
    .leftJoin('organization as o', 'o.organization', 'x.organization')
    .select(['x.account', 'x.name', 'x.title', 'x.image_file', 'o.name as company_name'])
    .where('v.visible_in_search', '=', true)
    .where('x.folded_name', 'like', foldedContaining(query))
    .orderBy(sql`x.folded_name like ${foldedBeginning(query)}`, 'desc')
    .orderBy(sql`lower(x.name)`)
    .orderBy('x.account')
    .limit(limit)
    .execute();
}
