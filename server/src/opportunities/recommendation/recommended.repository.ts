import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface RecommendedRow {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  organization: string | null;
  company_name: string | null;
  availability: string | null;
  visible_in_search: boolean;
}

/** What is shown of consultants today; those whose profile is gone are left out. */
export async function findRecommended(
  db: Db,
  accounts: readonly string[],
): Promise<RecommendedRow[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<RecommendedRow>`${prepared}
    select x.account, x.name, x.title, x.image_file, x.organization, o.name as company_name,
      v.availability, v.visible_in_search
    from profile_availability as v join account as x on x.account = v.profile
    left join organization as o on o.organization = x.organization
    where v.profile = any(${idsOfAnyNumber(accounts)})`.execute(db);
  return rows;
}
