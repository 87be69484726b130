import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import {
  EsignFailure,
  type EsignProvider,
  type EsignProviderFile,
} from '../../platform/ports/esign.ts';
import { findCopied, saveCopy } from './copied-files.ts';
import { findAtOneflow } from './oneflow.repository.ts';
import { atProvider, tryLater } from './try-later.ts';
import { hashOf } from '../sealing/hash-of.ts';

/** The same for every try, so that a killed job leaves nothing behind in the storage. */
const keyOf = (contract: string, file: string): string =>
  `oneflow-${createHash('sha256').update(`${contract}/${file}`).digest('hex').slice(0, 48)}`;

const isPdf = (content: Buffer): boolean => content.subarray(0, 5).toString('latin1') === '%PDF-';

interface Copying {
  esign: EsignProvider;
  contract: string;
  title: string;
  external_id: string;
}

async function copyFile(
  context: JobContext,
  { esign, contract, title, external_id }: Copying,
  { id, name, extension, type }: EsignProviderFile,
): Promise<void> {
  const content = await esign.fetchFile(external_id, id);
  if (type === 'contract' && !isPdf(content)) throw new EsignFailure('not_an_answer', 'no PDF');
  const media_type = isPdf(content) ? 'application/pdf' : 'application/octet-stream';
  const storage_key = keyOf(contract, id);
  const size = content.length;
  await context.external.storage.put(storage_key, content, { contentType: media_type, size });
  const sha256 = hashOf(content);
  const isFull = name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
  const nameThere = isFull ? name : `${name}.${extension}`;
  const file_name = type === 'contract' ? `${title}.pdf` : nameThere;
  const file = { storage_key, file_name, media_type, size, sha256, is_picture: false };
  await saveCopy(context, { contract, external_file: id, type, file });
}

const named = { name: 'copy-oneflow-files', input: z.object({ contract: z.uuid() }) };

/** Copies the files of a signed contract into our storage, the contract with its proof first. */
export const copyOneflowFiles = defineJob({
  ...named,
  expireInSeconds: 300,
  async run(context, { contract }) {
    const row = await findAtOneflow(context.db, contract);
    if (row?.status !== 'completed' || row.external_id === null) return;
    const { external_id, title } = row;
    await atProvider(context, { job: named, contract }, async (esign) => {
      const files = await esign.listFiles(external_id);
      const main = files.find(({ type }) => type === 'contract');
      // It is made a moment after the last signature.
      if (main === undefined) return tryLater(context, named, contract, 60);
      const copied = await findCopied(context.db, contract);
      const left = [main, ...files.filter((file) => file !== main)];
      for (const file of left.filter(({ id }) => !copied.has(id))) {
        await copyFile(context, { esign, contract, title, external_id }, file);
      }
    });
  },
});
