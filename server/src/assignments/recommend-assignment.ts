import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { findBestMatches } from '../profiles/profiles.public.ts';
import { queueMails } from './mails-once.repository.ts';
import { findRecommended } from './recommendation-mails.repository.ts';
import { findWish } from './references.repository.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

/**
 * Chooses whom to tell about an assignment that was published. Each is told once: published again,
 * it is only told to those who were not chosen before.
 */
export const recommendAssignment = defineJob({
  name: 'recommend-assignment',
  input: z.object({ assignment: z.uuid() }),
  async run({ db, transaction, now, log }, { assignment }) {
    const recommended = await findRecommended(db, assignment);
    if (recommended?.state !== 'published' || recommended.assignment_type !== 'public') return;
    const wish = await findWish(db, assignment);
    const among = { country: recommended.country, limit: limits.recommendationMails };
    const best = await findBestMatches(db, wish, among);
    const queued = await transaction(async (tx, { enqueue }) => {
      const told = { assignment, accounts: best, now: now() };
      const accounts = await queueMails(tx, 'recommendation_mail', told);
      for (const account of accounts) {
        await enqueue(sendRecommendationMail, { assignment, account });
      }
      return accounts;
    });
    log.info({ assignment, mails: queued.length }, 'recommendation mails queued');
  },
});
