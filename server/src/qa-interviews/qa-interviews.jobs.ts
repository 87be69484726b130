import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { deleteFormsOf, findForgottenAssessments } from './assessment/assessments.repository.ts';
import { giveQaAssessment } from './assessment/give-qa-assessment.ts';

/** All attempts of a running job are over by then. */
const forgottenAfterMs = 15 * 60_000;

/** Requests lost opinions again, so that none stays pending forever. */
const sweepQaAssessments = defineJob({
  name: 'sweep-qa-assessments',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now, log }) {
    const before = new Date(now().getTime() - forgottenAfterMs);
    const forgotten = await findForgottenAssessments(db, before);
    await transaction(async (_tx, { enqueue }) => {
      for (const ai_job of forgotten) await enqueue(giveQaAssessment, { ai_job }, { key: ai_job });
    });
    if (forgotten.length > 0) log.warn({ forgotten: forgotten.length }, 'assessments were late');
  },
});

/** Deletes the answers of a deleted profile, and the opinions on them. */
const forgetQaInterviews = defineJob({
  name: 'forget-qa-interviews',
  input: z.object({ account: z.uuid() }),
  async run({ transaction }, { account }) {
    await transaction((tx) => deleteFormsOf(tx, account));
  },
});

export const qaInterviewJobs = [giveQaAssessment, sweepQaAssessments, forgetQaInterviews];

export const qaInterviewReactions = [
  reaction('delete_cv', forgetQaInterviews, ({ metadata }) => ({ account: metadata.profile })),
];
