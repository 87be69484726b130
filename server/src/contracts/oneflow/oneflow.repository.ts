import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ContractContent } from '../contract-content.ts';

export type ProviderStep = 'created' | 'uploaded' | 'published' | 'removed';

export interface ContractAtOneflow {
  contract: string;
  status: ContractStatus;
  title: string;
  external_id: string | null;
  provider_step: ProviderStep | null;
  document_file: string | null;
  recipient_name: string;
  recipient_country: string;
  content: Partial<ContractContent>;
  sealed_file: string | null;
  signatories: readonly SignatoryAtOneflow[];
}

export interface SignatoryAtOneflow {
  signatory: string;
  side: ContractSide;
  status: SignatoryStatus;
  name: string;
  email: string;
}

/** A contract of this provider with those who sign it now. */
export async function findAtOneflow(
  db: Db,
  contract: string,
): Promise<ContractAtOneflow | undefined> {
  const { rows } = await sql<Omit<ContractAtOneflow, 'signatories'>>`
    select contract, status, title, external_id, provider_step, document_file, recipient_name,
      recipient_country, content, sealed_file
    from contract where contract = ${contract} and provider = 'oneflow'`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const signatories = await sql<SignatoryAtOneflow>`
    select signatory, side, status, name, email from contract_signatory
    where contract = ${contract} and replaced_at is null order by side`.execute(db);
  return { ...row, signatories: signatories.rows };
}

/** The contract that the provider calls so. */
export async function findByExternalId(db: Db, external: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contract')
    .select('contract')
    .where('provider', '=', 'oneflow')
    .where('external_id', '=', external)
    .executeTakeFirst();
  return row?.contract;
}

/** Saves a step that was finished there; the next try goes on after it. */
export async function saveStep(
  tx: Tx,
  { contract, external_id }: { contract: string; external_id: string },
  provider_step: ProviderStep,
): Promise<void> {
  await tx
    .updateTable('contract')
    .set({ external_id, provider_step })
    .where('contract', '=', contract)
    .execute();
}

/** True for the first who brings it; a callback is repeated until it was answered. */
export async function saveCallback(tx: Tx, callback_id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into oneflow_callback (callback_id, received_at)
    values (${callback_id}, ${now}) on conflict do nothing returning callback_id`.execute(tx);
  return rows.length > 0;
}

export async function forgetCallbacks(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('oneflow_callback').where('received_at', '<', before).execute();
}

interface Lost {
  contract: string;
  job: 'send' | 'read' | 'copy' | 'remove';
}

/**
 * What must be asked or done there. Sending and removing try again by themselves, so only what nobody
 * has tried for hours is lost.
 */
export async function findWork(
  db: Db,
  { triedBefore, expiredAfter }: { triedBefore: Date; expiredAfter: Date },
): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select * from (
      select c.contract, case
        when c.status = 'completed' then 'copy'
        when c.status = 'recalled' then 'remove'
        when c.provider_step = 'published' then 'read'
        when c.status = 'in_progress' then 'send'
      end as job, claim.tried_at
      from contract as c left join esign_claim as claim on claim.contract = c.contract
      where c.provider = 'oneflow' and c.document_file is not null and (
        c.status = 'in_progress'
        or (c.status = 'expired' and c.expires_at > ${expiredAfter})
        or (c.status = 'completed' and c.sealed_file is null)
        or (c.status = 'recalled' and c.provider_step is distinct from 'removed'))
    ) as work
    where job is not null
      and (job in ('read', 'copy') or tried_at is null or tried_at < ${triedBefore})
    order by contract`.execute(db);
  return rows;
}
