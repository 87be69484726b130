import { saveMadeFile } from '../../files/files.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { notifyReaders } from '../moves/notify-readers.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { findSigned, type SignedContract } from './find-signed.ts';
import { startDelivery } from './start-delivery.ts';

interface Stored {
  storage_key: string;
  size: number;
  sha256: string;
  now: Date;
}

/** Makes the sealed PDF the contract's, unless another one already is; then starts the mails. */
export async function saveSealed(
  tx: Tx,
  { enqueue, notify }: ChangeOfJob,
  { contract, file_name }: SignedContract,
  { now, ...stored }: Stored,
): Promise<boolean> {
  const [locked] = await lockContracts(tx, [contract]);
  if (locked === undefined || (await findSigned(tx, contract)) === undefined) return false;
  const { sha256: sealed_hash } = stored;
  const made = { ...stored, file_name, media_type: 'application/pdf' };
  const sealed_file = await saveMadeFile(tx, made, 'contract');
  await tx
    .updateTable('contract')
    .set({ sealed_file, sealed_hash, sealed_at: now, updated_at: now })
    .where('contract', '=', contract)
    .execute();
  const step = { kind: 'sealed', at: now, identified_by: 'system' } as const;
  await recordContractEvent(tx, contract, { ...step, document_hash: sealed_hash });
  await startDelivery(tx, enqueue, contract);
  await notifyReaders({ notify }, locked);
  return true;
}
