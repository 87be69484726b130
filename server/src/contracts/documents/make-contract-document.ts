import { z } from 'zod';
import { saveMadeFile } from '../../files/files.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { defineJob, type ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { notifyReadersOf } from '../moves/notify-readers.ts';
import { mailSigningLinks } from '../mails/mail-signing-links.ts';
import { contractPaper } from './contract-paper.ts';
import {
  findContractToMake,
  findStorageKey,
  lockContractToMake,
  setDocumentFile,
  type ContractToMake,
} from './contract-to-make.repository.ts';
import { hashOf } from '../sealing/hash-of.ts';

interface Stored {
  storage_key: string;
  size: number;
  sha256: string;
  now: Date;
}

/** Makes the PDF the contract's, unless another one already is; then starts what comes next. */
async function saveDocument(
  tx: Tx,
  { enqueue, notify }: ChangeOfJob,
  { contract, title, recipient_name }: ContractToMake,
  { now, ...stored }: Stored,
): Promise<boolean> {
  if (!(await lockContractToMake(tx, contract))) return false;
  const file_name = `${title} ${recipient_name}.pdf`;
  const made = { ...stored, file_name, media_type: 'application/pdf' };
  const file = await saveMadeFile(tx, made, 'contract');
  await setDocumentFile(tx, contract, { file, hash: stored.sha256, now });
  // Whoever signs is mailed, here or by the provider.
  await enqueue(mailSigningLinks, { contract }, { key: contract });
  await notifyReadersOf({ db: tx, notify }, contract);
  return true;
}

/**
 * Makes the PDF of a contract once; its bytes are what everybody reads and signs. It is stored under
 * its hash, and the same contract gives the same bytes, so that a killed job leaves nothing behind.
 */
export const makeContractDocument = defineJob({
  name: 'make-contract-document',
  input: z.object({ contract: z.uuid() }),
  expireInSeconds: 120,
  retries: 12,
  async run({ db, external, transaction, now }, { contract }) {
    const row = await findContractToMake(db, contract);
    if (row === undefined) return;
    const { title, content, created_at: made } = row;
    const paper = contractPaper(row, { title, content, made, reference: contract });
    const pdf = await external.typesetting.typeset('contract', paper);
    const sha256 = hashOf(pdf);
    const storage_key = `contract-${contract}-${sha256}`;
    const size = pdf.length;
    await external.storage.put(storage_key, pdf, { contentType: 'application/pdf', size });
    const stored = { storage_key, size, sha256, now: now() };
    const isKept = await transaction((tx, then) => saveDocument(tx, then, row, stored));
    if (isKept || (await findStorageKey(db, contract)) === storage_key) return;
    await external.storage.remove(storage_key);
  },
});
