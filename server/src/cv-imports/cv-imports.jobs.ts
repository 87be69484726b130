import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { asSystem, moveLocked } from '../platform/move.ts';
import { lockImports } from './cv-imports.repository.ts';
import { forgetCvFile } from './forget-cv-file.ts';
import { cvImports } from './import-moves.ts';
import { findAllPending, findOldFiles, findLongPending } from './old-imports.repository.ts';
import { readCvImport } from './reading/read-cv-import.ts';

const dayMs = 86_400_000;
const filesAtOnce = 200;

/** Removes files after thirty days, and those whose profile is gone. */
const sweepCvFiles = defineJob({
  name: 'sweep-cv-files',
  input: z.object({}),
  schedule: '23 * * * *',
  async run({ transaction, now }) {
    const before = new Date(now().getTime() - limits.cvImport.keptDays * dayMs);
    let swept = filesAtOnce;
    while (swept === filesAtOnce) {
      swept = await transaction(async (db, { enqueue }) => {
        const files = await findOldFiles(db, { before, limit: filesAtOnce });
        for (const file of files) await forgetCvFile({ db, enqueue }, file);
        return files.length;
      });
    }
  },
});

/** Begins again what was lost, and gives up what nobody could read for an hour. */
const sweepPendingImports = defineJob({
  name: 'sweep-pending-cv-imports',
  input: z.object({}),
  schedule: '*/5 * * * *',
  async run({ transaction, now }) {
    const moment = now();
    const before = new Date(moment.getTime() - limits.cvImport.pendingMinutes * 60_000);
    await transaction(async (tx, changes) => {
      const context = asSystem({ db: tx, now: moment, ...changes });
      // Somebody may remove one meanwhile, and the others have failed all the same.
      const lost = await lockImports(tx, await findLongPending(tx, before));
      await moveLocked(context, cvImports, lost, { move: 'fail', reason: 'could_not_read_pdf' });
      for (const cv_import of await findAllPending(tx)) {
        await changes.enqueue(readCvImport, { cv_import }, { key: cv_import });
      }
    });
  },
});

export const cvImportJobs = [readCvImport, sweepCvFiles, sweepPendingImports];

export const cvImportReactions = [reaction('delete_cv', sweepCvFiles, () => ({}))];
