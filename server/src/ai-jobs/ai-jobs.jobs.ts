import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { aiQueueOf, enqueued } from './ai-job-input.ts';
import { forgetOldAiDays } from './asking/daily-limit.ts';
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
    const byType = Map.groupBy(forgotten, ({ type }) => type);
    await transaction(async (tx, { enqueueAll }) => {
      for (const [type, some] of byType) {
        const again = some.map(({ ai_job, asked_for }) => enqueued(ai_job, asked_for));
        await enqueueAll(aiQueueOf(type), again);
      }
      await forgetOldAiDays(tx, now());
    });
    if (forgotten.length > 0) log.warn({ forgotten: forgotten.length }, 'AI jobs were late');
  },
});

export const aiJobs = [sweepAiJobs];
