import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { makeSentCv } from './make-sent-cv.ts';
import { findUnmade } from './sent.repository.ts';

const afterMinutes = 30;

/** Makes the PDFs whose job was lost or has given up. */
export const sweepSentCvs = defineJob({
  name: 'sweep-sent-cvs',
  input: z.object({}),
  schedule: '*/30 * * * *',
  async run({ db, transaction, now }) {
    const before = new Date(now().getTime() - afterMinutes * 60_000);
    for (const cv_sent of await findUnmade(db, before)) {
      await transaction((_tx, { enqueue }) => enqueue(makeSentCv, { cv_sent }, { key: cv_sent }));
    }
  },
});
