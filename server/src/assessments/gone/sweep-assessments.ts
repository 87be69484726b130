import { z } from 'zod';
import { emptyAiJobs, forgetAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { assessedTypes } from './assessed-types.ts';
import { findLostSubjects, findOldSubjects } from './gone.repository.ts';

const atOnce = 500;

/** So many months before a moment. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Removes questions about what is gone, and what was sent and answered long after it was over. */
export const sweepAssessments = defineJob({
  name: 'sweep-assessments',
  input: z.object({}),
  schedule: '47 * * * *',
  async run({ transaction, now: clock, external: { settings } }) {
    const now = clock();
    const before = monthsBefore(now, settings.assessmentMonths);
    let swept = atOnce;
    while (swept === atOnce) {
      swept = await transaction(async (tx) => {
        const lost = await findLostSubjects(tx, atOnce);
        for (const type of assessedTypes) await forgetAiJobs(tx, type, lost);
        const old = await findOldSubjects(tx, { before, limit: atOnce });
        await emptyAiJobs(tx, assessedTypes, old, now);
        return Math.max(lost.length, old.length);
      });
    }
  },
});
