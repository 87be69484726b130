import type { ContractProvider } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { StoredContractEvent } from '../signing/canonical-event.ts';

export interface CheckedContract {
  contract: string;
  title: string;
  provider: ContractProvider;
  document_hash: string | null;
  document_key: string | null;
  sealed_hash: string | null;
  sealed_key: string | null;
  check_failure: string | null;
  events: number;
  chain_head: string | null;
}

const atOnce = 200;

/** The contracts that come next, by their ids. */
export async function contractsAfter(db: Db, after: string | null): Promise<CheckedContract[]> {
  const { rows } = await sql<CheckedContract>`
    select c.contract, c.title, c.provider, c.document_hash, c.sealed_hash, c.check_failure, c.events,
      c.chain_head, d.storage_key as document_key, s.storage_key as sealed_key
    from contract as c left join file as d on d.file = c.document_file
      left join file as s on s.file = c.sealed_file
    where ${after === null ? sql`true` : sql`c.contract > ${after}`}
    order by c.contract limit ${atOnce}`.execute(db);
  return rows;
}

/** The chains of these contracts, each in the order of its numbers. */
export async function chainsOf(
  db: Db,
  contracts: readonly string[],
): Promise<Map<string, StoredContractEvent[]>> {
  const { rows } = await sql<StoredContractEvent>`select * from contract_event
    where contract = any(${contracts}::uuid[]) order by contract, number`.execute(db);
  const chains = new Map<string, StoredContractEvent[]>();
  for (const row of rows) {
    const chain = chains.get(row.contract);
    if (chain === undefined) chains.set(row.contract, [row]);
    else chain.push(row);
  }
  return chains;
}

/** What was found; null: everything holds. */
export async function saveChecks(
  tx: Tx,
  checks: readonly { contract: string; check_failure: string | null }[],
  now: Date,
): Promise<void> {
  await sql`update contract as c set check_failure = found.check_failure, checked_at = ${now}
    from json_to_recordset(${JSON.stringify(checks)}::json)
      as found (contract uuid, check_failure text)
    where c.contract = found.contract`.execute(tx);
}
