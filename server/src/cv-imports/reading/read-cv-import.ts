import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { findFile } from '../../files/files.queries.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import {
  defineJob,
  type ChangeOfJob,
  type JobContext,
} from '../../platform/jobs/job-definition.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { editingAs, lockProfiles } from '../../profiles/profiles.commands.ts';
import { findFacts, mayEdit } from '../../profiles/profiles.queries.ts';
import {
  findFirstPending,
  findImport,
  updateImport,
  type ImportRow,
} from '../cv-imports.repository.ts';
import { cvImports } from '../import-moves.ts';
import { lockImport } from '../lock-import.ts';
import { carryOut } from '../merging/carry-out.ts';
import { everythingOf } from '../merging/wanted.ts';
import { readUpload, type UploadRead } from './read-upload.ts';
import { saveFound } from './save-found.ts';

const failed: UploadRead = { error: 'could_not_read_pdf' };
const againAfterSeconds = 5;

type Content = Buffer | 'waiting' | 'lost';

/** The uploaded file, once the virus scanner has passed it. */
async function contentOf({ db, external }: JobContext, { file }: ImportRow): Promise<Content> {
  const row = file === null ? undefined : await findFile(db, file);
  if (row === undefined || row.virus_check === 'infected') return 'lost';
  if (row.virus_check === 'waiting') return 'waiting';
  try {
    const { stream } = await external.storage.get(row.storage_key);
    return await buffer(stream);
  } catch (error) {
    if (error instanceof FileMissing) return 'lost';
    throw error;
  }
}

/** Starts the import that waits behind one that has ended. */
export async function readNext(
  { db, enqueue }: Pick<ChangeContext, 'db' | 'enqueue'>,
  profile: string,
): Promise<void> {
  const next = await findFirstPending(db, profile);
  if (next !== undefined) await enqueue(readCvImport, { cv_import: next }, { key: next });
}

/** Gives the profile what was found, in the name of whoever uploaded it, if they still may. */
async function applyFound(
  change: { tx: Tx; job: ChangeOfJob; now: Date },
  row: ImportRow,
): Promise<void> {
  const { tx, now } = change;
  if (row.review === 'before' || row.created_by === null) return;
  const context = await editingAs(change, row.created_by);
  const facts = await findFacts(tx, row.profile, row.created_by);
  if (context === undefined || facts === undefined || !mayEdit(context.actor, facts)) return;
  const target = await lockImport(context, row.cv_import);
  await carryOut(context, target, everythingOf(row.flags, target.entries));
  await updateImport(tx, row.cv_import, { applied_at: now });
}

/**
 * Ends the import in one transaction under the lock of its profile: a job that was killed before has
 * changed nothing, and one that runs twice finds it ended.
 */
async function end({ transaction, now }: JobContext, row: ImportRow, read: UploadRead) {
  await transaction(async (tx, job) => {
    const change = { tx, job, now: now() };
    await lockProfiles(tx, [row.profile]);
    const first = await findFirstPending(tx, row.profile);
    if (first !== row.cv_import) return;
    const context = asSystem({ db: tx, now: change.now, ...job });
    if ('error' in read) {
      await moveOne(context, cvImports, row.cv_import, { move: 'fail', reason: read.error });
    } else {
      await saveFound(context, row.cv_import, read.cv);
      await applyFound(change, row);
    }
    await readNext({ db: tx, enqueue: job.enqueue }, row.profile);
  });
}

/** Reads an uploaded CV; those of one profile one after the other, in the order of their upload. */
export const readCvImport = defineJob({
  name: 'read-cv-import',
  input: z.object({ cv_import: z.uuid() }),
  expireInSeconds: 120,
  // Reading holds the processor for a moment, which everybody else's requests wait for.
  atOnce: 1,
  givesWay: true,
  async run(context, { cv_import }) {
    const row = await findImport(context.db, cv_import);
    if (row?.status !== 'pending') return;
    const first = await findFirstPending(context.db, row.profile);
    if (first !== cv_import) return;
    const content = await contentOf(context, row);
    if (content === 'waiting') {
      const options = { key: cv_import, startAfterSeconds: againAfterSeconds };
      await context.transaction((_tx, { enqueue }) =>
        enqueue(readCvImport, { cv_import }, options),
      );
      return;
    }
    const { external } = context;
    const read = content === 'lost' ? failed : await readUpload(external, row.media_type, content);
    await end(context, row, read);
  },
});
