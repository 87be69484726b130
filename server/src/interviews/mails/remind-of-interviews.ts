import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findInterview, system } from '../interviews.repository.ts';
import { claimReminders } from './reminders.repository.ts';
import { mailInterviewNews } from './mail-interview-news.ts';
import { saidOf } from './said.ts';

/** Reminds those who take part, the day before. The claim and the jobs are one transaction. */
export const remindOfInterviews = defineJob({
  name: 'remind-of-interviews',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ transaction, now }) {
    await transaction(async (tx, { enqueue }) => {
      for (const interview of await claimReminders(tx, now())) {
        const row = await findInterview(tx, interview, system);
        if (row === undefined) continue;
        const said = saidOf(row, 'reminder');
        for (const account of [row.account, ...row.people.map((person) => person.account)]) {
          const news = { interview, account, what: 'reminder' as const, calendar: null, said };
          await enqueue(mailInterviewNews, news);
        }
      }
    });
  },
});
