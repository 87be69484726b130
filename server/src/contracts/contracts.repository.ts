import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { accountOfSignatory } from './moves/lock-contracts.ts';
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

/** The column `status` of a contract as `statusAt` has it. */
export const statusColumnAt = (now: Date, contract: string): RawBuilder<ContractStatus> =>
  sql<ContractStatus>`case when ${sql.ref(`${contract}.status`)} = 'in_progress'
    and ${sql.ref(`${contract}.expires_at`)} <= ${now} then 'expired'
    else ${sql.ref(`${contract}.status`)} end`;

/** Filters contracts by that. Written into the text, since the best plan depends on the state. */
export function hasStatusAt(
  status: ContractStatus,
  now: Date,
  contract: string,
): RawBuilder<boolean> {
  const isStored = sql<boolean>`${sql.ref(`${contract}.status`)} = ${sql.lit(status)}`;
  const expires_at = sql.ref(`${contract}.expires_at`);
  if (status === 'in_progress') {
    return sql`${isStored} and (${expires_at} is null or ${expires_at} > ${now})`;
  }
  const isOverdue = sql`${sql.ref(`${contract}.status`)} = 'in_progress' and ${expires_at} <= ${now}`;
  return status === 'expired' ? sql`(${isStored} or ${isOverdue})` : isStored;
}

/** The accounts of those who sign the contract in this column; null: somebody without an account. */
export const signersOf = (contract: 'd.contract' | 'g.contract') => sql<(string | null)[]>`array(
  select ${accountOfSignatory} from contract_signatory as s
  where s.contract = ${sql.ref(contract)} and s.replaced_at is null)`;
