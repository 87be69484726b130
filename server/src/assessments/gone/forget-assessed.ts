import { z } from 'zod';
import { emptyAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { assessedTypes } from './assessed-types.ts';
import { findSubjectsOfPerson, forgetWordsAbout } from './gone.repository.ts';

/**
 * With a deleted profile go the data that machines were sent about it and their answers, also those
 * beside others. That somebody was asked about stays as a line of the log.
 */
export const forgetAssessed = defineJob({
  name: 'forget-assessed',
  input: z.object({ account: z.uuid() }),
  async run({ transaction, now }, { account }) {
    await transaction(async (tx) => {
      const subjects = await findSubjectsOfPerson(tx, account);
      await emptyAiJobs(tx, assessedTypes, subjects, now());
      await forgetWordsAbout(tx, account, subjects);
    });
  },
});
