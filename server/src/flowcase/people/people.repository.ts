import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** Somebody here who has the address of somebody at Flowcase. */
export interface KnownPerson {
  email: string;
  account: string;
  name: string;
  organization: string | null;
  is_consultant: boolean;
  is_linked: boolean;
  is_deactivated: boolean;
}

/** Who has these addresses, in whatever company; addresses are in lower case. */
export async function findByEmail(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, KnownPerson>> {
  const { rows } = await sql<KnownPerson>`
    select x.email, x.account, x.name, x.organization,
      x.role = 'consultant' and exists (select from profile as p where p.profile = x.account)
        as is_consultant,
      exists (select from flowcase_link as l where l.profile = x.account) as is_linked,
      x.deactivated_at is not null as is_deactivated
    from account as x where x.email = any(${emails}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.email, row]));
}

/** The users of Flowcase whom profiles of the company follow, or who are named by one. */
export async function findUsersHere(db: Db, organization: string): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select l.user_id from flowcase_link as l where l.organization = ${organization}
    union select p.cvpartner_id from profile as p join account as x on x.account = p.profile
    where x.organization = ${organization} and p.cvpartner_id is not null`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}
