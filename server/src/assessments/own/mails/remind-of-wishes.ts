import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-definition.ts';
import { findWhoAnswers, takeDueWishes } from '../who-answers.repository.ts';
import { mailWish } from './mail-wish.ts';

const remindMs = 3 * 24 * 60 * 60_000;

/** Whoever is to answer is reminded once, some days before it is due. */
export const remindOfWishes = defineJob({
  name: 'remind-of-human-assessments',
  input: z.object({}),
  schedule: '27 7 * * *',
  async run({ transaction, now: clock }) {
    const now = clock();
    await transaction(async (tx, { enqueue }) => {
      for (const human_assessment of await takeDueWishes(tx, {
        now,
        before: new Date(now.getTime() + remindMs),
      })) {
        for (const account of await findWhoAnswers(tx, human_assessment)) {
          const mail = { human_assessment, account, what: 'reminded' as const };
          await enqueue(mailWish, mail, { key: `${human_assessment}.${account}.reminded` });
        }
      }
    });
  },
});
