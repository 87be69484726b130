import { limits } from '@torg/protocol/limits';
import type { Country } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob, type JobContext } from '../platform/jobs/job-definition.ts';
import { findFitting, meaningOf, type Wish } from '../search/search.public.ts';
import { queueMails } from './mails-once.repository.ts';
import { findRecommended, findWanting } from './recommendation-mails.repository.ts';
import { findWish } from './references.repository.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

const atOnce = 200;

/** The best of those who fit well and want to hear of it. */
async function findBest(context: JobContext, wish: Wish, country: Country): Promise<string[]> {
  const among = { country, isClose: true };
  const meaning = await meaningOf(context, wish, among);
  const best: string[] = [];
  for (let offset = 0; best.length < limits.recommendationMails; offset += atOnce) {
    const page = { ...among, meaning, limit: atOnce, offset };
    const { hits } = await findFitting(context.db, wish, page);
    const fitting = hits.map(({ profile }) => profile);
    const wanting = await findWanting(context.db, fitting);
    best.push(...fitting.filter((one) => wanting.has(one)));
    if (hits.length < atOnce) break;
  }
  return best.slice(0, limits.recommendationMails);
}

/**
 * Chooses whom to tell about an assignment that was published. Each is told once: published again,
 * it is only told to those who were not chosen before.
 */
export const recommendAssignment = defineJob({
  name: 'recommend-assignment',
  input: z.object({ assignment: z.uuid() }),
  async run(context, { assignment }) {
    const { db, transaction, now, log } = context;
    const recommended = await findRecommended(db, assignment);
    if (recommended?.state !== 'published' || recommended.assignment_type !== 'public') return;
    const wish = await findWish(db, assignment);
    const best = await findBest(context, wish, recommended.country);
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
