import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { Enqueue } from '../../platform/jobs/job-definition.ts';
import { mailSignedContract } from '../mails/mail-signed-contract.ts';

/** Mails the sealed PDF to each signatory who does not have it yet. */
export async function startDelivery(tx: Tx, enqueue: Enqueue, contract: string): Promise<void> {
  const { rows } = await sql<{ signatory: string }>`select signatory from contract_signatory
    where contract = ${contract} and replaced_at is null and delivered_at is null`.execute(tx);
  if (rows.length === 0) await markAllDelivered(tx, contract);
  for (const { signatory } of rows) {
    await enqueue(mailSignedContract, { signatory }, { key: signatory });
  }
}

/** They may have had it before it was sealed here, as in what was loaded. */
async function markAllDelivered(tx: Tx, contract: string): Promise<void> {
  await sql`update contract set delivered_at = sealed_at
    where contract = ${contract} and delivered_at is null`.execute(tx);
}
