import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import type { VirusScanner } from '../../platform/ports/virus-scanner.ts';
import { removeStoredFile } from '../remove-stored-file.ts';
import { findUnchecked, saveAnswer } from './virus-check.repository.ts';

/** What the scanner found in the content; null as well if that is gone already. */
async function scan(
  { external }: JobContext,
  scanner: VirusScanner,
  storage_key: string,
): Promise<string | null> {
  try {
    const { stream } = await external.storage.get(storage_key);
    return await scanner.scan(stream);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

/** An infected file keeps its row, so that those who look for it learn why it is gone. */
async function settle(context: JobContext, file: string, virus: string | null): Promise<void> {
  await context.transaction(async (tx, { emit, enqueue }) => {
    const row = await saveAnswer(tx, file, virus);
    if (row === undefined || virus === null) return;
    const { file_name, storage_key, uploaded_by } = row;
    await enqueue(removeStoredFile, { storage_key });
    await emit('found_virus', { file, file_name, virus, uploaded_by }, uploaded_by);
    context.log.warn({ file, virus, purpose: row.purpose }, 'a virus was found and removed');
  });
}

/** Asks the virus scanner about a file. As long as it gives no answer, the file stays unchecked. */
export const scanFile = defineJob({
  name: 'scan-file',
  input: z.object({ file: z.uuid() }),
  expireInSeconds: 300,
  async run(context, { file }) {
    const row = await findUnchecked(context.db, file);
    if (row === undefined) return;
    const scanner = context.external.virusScanner;
    // Whoever takes the scanner away lets the files through that waited for it.
    const virus = scanner === null ? null : await scan(context, scanner, row.storage_key);
    await settle(context, file, virus);
  },
});
