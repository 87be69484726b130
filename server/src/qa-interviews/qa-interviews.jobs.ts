import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { aiJobOf } from '../ai-jobs/ai-jobs.commands.ts';
import { deleteFormsOf } from './assessment/forget-forms.repository.ts';
import { interviewKind } from './assessment/interview-kind.ts';

/** Deletes the answers of a deleted profile, and the opinions on them. */
const forgetQaInterviews = defineJob({
  name: 'forget-qa-interviews',
  input: z.object({ account: z.uuid() }),
  async run({ transaction, now }, { account }) {
    await transaction((tx) => deleteFormsOf(tx, account, now()));
  },
});

export const qaInterviewJobs = [aiJobOf(interviewKind), forgetQaInterviews];

export const qaInterviewReactions = [
  reaction('delete_cv', forgetQaInterviews, ({ metadata }) => ({ account: metadata.profile })),
];
