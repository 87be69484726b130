import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { mailAgreementNews } from '../mails/mail-agreement-news.ts';
import { findPeople } from '../rounds/people.repository.ts';
import { findAgreement } from './agreements.repository.ts';
import { claimEnding } from './extensions.repository.ts';

/** The nearest first: who has so few days left is not asked for the greater number as well. */
const askDays = limits.agreement.askDaysBeforeEnd.toSorted((a, b) => a - b);

/** Asks both sides of each agreement that nears its end, in the morning. */
export const askAboutExtensions = defineJob({
  name: 'ask-about-extensions',
  input: z.object({}),
  schedule: '5 6 * * *',
  async run({ transaction, now }) {
    const today = marketDay(now());
    await transaction(async (tx, { enqueue }) => {
      for (const days of askDays) {
        for (const agreement of await claimEnding(tx, { days, today, now: now() })) {
          const row = await findAgreement(tx, agreement);
          if (row === undefined) continue;
          const { client, provider } = await findPeople(tx, row);
          for (const account of new Set([...client, ...provider])) {
            await enqueue(mailAgreementNews, { agreement, account, what: 'nears_end' });
          }
        }
      }
    });
  },
});
