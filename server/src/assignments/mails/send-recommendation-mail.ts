import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { recommendationMail } from './recommendation-mail.ts';
import { findRecommendation, type RecommendationRow } from './recommendation-mails.repository.ts';
import { sendQueued } from './send-queued.ts';

const isStillWanted = (row: RecommendationRow): boolean =>
  row.wants_mails && row.state === 'published' && row.assignment_type === 'public';

/** Mails the recommendation to one consultant, unless it no longer concerns them. */
export const sendRecommendationMail = defineJob({
  name: 'send-recommendation-mail',
  input: z.object({ assignment: z.uuid(), account: z.uuid() }),
  atOnce: 4,
  async run(context, key) {
    const row = await findRecommendation(context.db, key);
    const isWanted = row !== undefined && isStillWanted(row);
    const mail = isWanted ? recommendationMail(row, key.account, context.external.settings) : null;
    await sendQueued(context, 'recommendation_mail', { ...key, mail });
  },
});
