import { limits } from '@torg/protocol/limits';
import type { Country } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { type FittingCriteria, findFitting, meaningOf } from '../../search/search.queries.ts';
import { findFittingCriteria } from '../drafting/references.repository.ts';
import { queueMails } from './mails-once.repository.ts';
import { findRecommended, findMailSubscribers } from './recommendation-mails.repository.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

const atOnce = 200;

/** The best matches who want recommendation mails. */
async function findBest(
  context: JobContext,
  criteria: FittingCriteria,
  country: Country,
): Promise<string[]> {
  const restriction = { country, isClose: true };
  const meaning = await meaningOf(context, criteria, restriction);
  const best: string[] = [];
  for (let offset = 0; best.length < limits.recommendationMails; offset += atOnce) {
    const page = { ...restriction, meaning, limit: atOnce, offset };
    const { hits } = await findFitting(context.searches, criteria, page);
    const fitting = hits.map(({ profile }) => profile);
    const subscribers = await findMailSubscribers(context.db, fitting);
    best.push(...fitting.filter((one) => subscribers.has(one)));
    if (hits.length < atOnce) break;
  }
  return best.slice(0, limits.recommendationMails);
}

/**
 * Chooses who is mailed about a published assignment. Each consultant is mailed once: publishing it
 * again only mails those who were not chosen before.
 */
export const recommendAssignment = defineJob({
  name: 'recommend-assignment',
  input: z.object({ assignment: z.uuid() }),
  async run(context, { assignment }) {
    const { db, transaction, now, log } = context;
    const recommended = await findRecommended(db, assignment);
    if (recommended?.state !== 'published' || recommended.assignment_type !== 'public') return;
    const criteria = await findFittingCriteria(db, assignment);
    const best = await findBest(context, criteria, recommended.country);
    const queued = await transaction(async (tx, { enqueue }) => {
      const mails = { assignment, accounts: best, now: now() };
      const accounts = await queueMails(tx, 'recommendation_mail', mails);
      for (const account of accounts) {
        await enqueue(sendRecommendationMail, { assignment, account });
      }
      return accounts;
    });
    log.info({ assignment, mails: queued.length }, 'recommendation mails queued');
  },
});
