import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { AiJobInput, aiJobName } from './ai-job-input.ts';
import { findForgotten } from './ai-jobs.repository.ts';

/** All rounds of a running job are over by then. */
const forgottenAfterMs = 15 * 60_000;

/** Enqueues lost questions again, so that none stays pending forever. */
const sweepAiJobs = defineJob({
  name: 'sweep-ai-jobs',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now, log }) {
    const forgotten = await findForgotten(db, new Date(now().getTime() - forgottenAfterMs));
    await transaction(async (_tx, { enqueue }) => {
      for (const { ai_job, type } of forgotten) {
        await enqueue({ name: aiJobName(type), input: AiJobInput }, { ai_job }, { key: ai_job });
      }
    });
    if (forgotten.length > 0) log.warn({ forgotten: forgotten.length }, 'AI jobs were late');
  },
});

export const aiJobs = [sweepAiJobs];
