import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { findFile } from '../../files/files.queries.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { contextsChanged } from '../contexts/contexts-changed.ts';
import { findContextById, updateContext } from '../contexts/contexts.repository.ts';
import { notifyAudience } from '../notify-audience.ts';
import { lockOpportunity } from '../opportunities.repository.ts';
import { textOfFile, type ReadText } from './text-of-file.ts';

const againAfterSeconds = 5;

/** What the file says, once the virus scanner has passed it. */
async function readFile({ db, external }: JobContext, file: string): Promise<ReadText | 'waiting'> {
  const row = await findFile(db, file);
  if (row === undefined) return { failure: 'damaged' };
  if (row.virus_check === 'infected') return { failure: 'infected' };
  if (row.virus_check === 'waiting') return 'waiting';
  try {
    const { stream } = await external.storage.get(row.storage_key);
    return await textOfFile(external, row.media_type, await buffer(stream));
  } catch (error) {
    if (error instanceof FileMissing) return { failure: 'damaged' };
    throw error;
  }
}

/** A job that was killed before has changed nothing, and one that runs twice finds the text read. */
async function end(context: JobContext, context_id: string, read: ReadText): Promise<void> {
  await context.transaction(async (tx, job) => {
    const before = await findContextById(tx, context_id);
    if (before === undefined) return;
    await lockOpportunity(tx, before.opportunity);
    const row = await findContextById(tx, context_id);
    if (row?.text_status !== 'pending') return;
    const changes =
      'failure' in read
        ? { text_status: 'failed' as const, text_failure: read.failure }
        : { text_status: 'success' as const, text: read.text };
    await updateContext(tx, context_id, changes);
    const { settings } = context.external;
    const change = { db: tx, now: context.now(), settings, ...job };
    // What could not be read changes no field.
    if ('failure' in read) await notifyAudience(change, row.opportunity);
    else await contextsChanged(change, row.opportunity, row.created_by);
  });
}

/** Reads an uploaded file of a need, in the bounded processes that read CVs. */
export const readOpportunityFile = defineJob({
  name: 'read-opportunity-file',
  input: z.object({ context_id: z.uuid() }),
  expireInSeconds: 120,
  // Laying out pages holds the processor for a moment, which everybody else's requests wait for.
  atOnce: 1,
  givesWay: true,
  async run(context, { context_id }) {
    const row = await findContextById(context.db, context_id);
    if (row?.text_status !== 'pending' || row.file === null) return;
    const read = await readFile(context, row.file);
    if (read !== 'waiting') return end(context, context_id, read);
    const options = { key: context_id, startAfterSeconds: againAfterSeconds };
    await context.transaction((_tx, { enqueue }) =>
      enqueue(readOpportunityFile, { context_id }, options),
    );
  },
});
