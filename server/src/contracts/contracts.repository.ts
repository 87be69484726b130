import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import './contracts.tables.ts';

/** Filters the organizations by a cooperation agreement that is signed and in force. */
export async function findWithCooperationAgreement(
  db: Db,
  organizations: readonly string[],
): Promise<Set<string>> {
  if (organizations.length === 0) return new Set();
  const rows = await db
    .selectFrom('cooperation_contract')
    .select('organization')
    .distinct()
    .where('organization', '=', sql<string>`any(${organizations}::uuid[])`)
    .where('status', '=', 'completed')
    .where('is_compliant', '=', true)
    .execute();
  return new Set(rows.map(({ organization }) => organization));
}

export async function hasCooperationAgreement(db: Db, organization: string): Promise<boolean> {
  return (await findWithCooperationAgreement(db, [organization])).has(organization);
}
