import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { aiQueueOf, enqueued } from './ai-job-input.ts';
import { forgetOldAiDays } from './asking/daily-limit.ts';
import { findForgotten } from './ai-jobs.repository.ts';

/** Every run of a job that goes on is over by then. */
const forgottenAfterMs = 15 * 60_000;
/** One that has not begun is enqueued again, which changes nothing while it waits. */
const notBegunAfterMs = 60_000;

/** Enqueues lost questions again, so that none stays pending forever. */
const sweepAiJobs = defineJob({
  name: 'sweep-ai-jobs',
  input: z.object({}),
  schedule: '* * * * *',
  async run({ db, transaction, now, log }) {
    const at = now().getTime();
    const forgotten = await findForgotten(db, {
      begun: new Date(at - notBegunAfterMs),
      tried: new Date(at - forgottenAfterMs),
    });
    const byType = Map.groupBy(forgotten, ({ type }) => type);
    await transaction(async (tx, { enqueueAll }) => {
      for (const [type, some] of byType) {
        const again = some.map(({ ai_job, asked_for }) => enqueued(ai_job, asked_for));
        await enqueueAll(aiQueueOf(type), again);
      }
      await forgetOldAiDays(tx, now());
    });
    const late = forgotten.filter(({ tries }) => tries > 0).length;
    if (late > 0) log.warn({ forgotten: late }, 'AI jobs were late');
  },
});

export const aiJobs = [sweepAiJobs];
