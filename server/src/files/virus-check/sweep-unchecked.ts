import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { scanFile } from './scan-file.ts';
import { findLate } from './virus-check.repository.ts';

/** Scans what was left over when the scanner was down or a process was killed. */
export const sweepUnchecked = defineJob({
  name: 'sweep-unchecked-files',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, external, log, now, transaction }) {
    const files = await findLate(db, now());
    if (files.length === 0) return;
    const isReady = (await external.virusScanner?.isReady()) ?? true;
    log.warn({ files: files.length, scannerIsReady: isReady }, 'files wait for the virus scanner');
    if (!isReady) return;
    await transaction(async (_tx, { enqueue }) => {
      for (const file of files) await enqueue(scanFile, { file }, { key: file });
    });
  },
});
