import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import './contracts.tables.ts';

/**
 * Whether a contract counts, once it is signed: on the current version of its document, or on one
 * that stays good. Needs `contract_document` in the query.
 */
export const isCompliant = sql<boolean>`(contract_document.stays_good = 'forever'
  or coalesce(contract_document.good_until >= (now() at time zone 'Europe/Oslo')::date, false)
  or not exists (select 1 from contract_document newer where newer.type = contract_document.type
    and newer.state = 'published' and newer.version > contract_document.version))`;

/** Filters the organizations by a cooperation agreement that is signed and in force. */
export async function findWithCooperationAgreement(
  db: Db,
  organizations: readonly string[],
): Promise<Set<string>> {
  if (organizations.length === 0) return new Set();
  const rows = await db
    .selectFrom('contract')
    .innerJoin('contract_document', 'contract_document.document', 'contract.document')
    .select('organization')
    .distinct()
    .where('organization', '=', sql<string>`any(${organizations}::uuid[])`)
    .where('kind', '=', 'cooperation')
    .where('status', '=', 'completed')
    .where(isCompliant)
    .execute();
  return new Set(rows.map(({ organization }) => organization));
}

export async function hasCooperationAgreement(db: Db, organization: string): Promise<boolean> {
  return (await findWithCooperationAgreement(db, [organization])).has(organization);
}
