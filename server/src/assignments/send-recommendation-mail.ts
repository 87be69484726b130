import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { recommendationMail } from './recommendation-mail.ts';
import {
  claimMail,
  dropMail,
  findRecommendation,
  releaseMail,
  type RecommendationRow,
} from './recommendation-mails.repository.ts';

const isStillWanted = (row: RecommendationRow): boolean =>
  row.wanted && row.state === 'published' && row.assignment_type === 'public';

/**
 * Sends one mail, at most once: it is claimed in a transaction of its own before it is sent, and
 * given back when sending fails. A process that dies between the two leaves it unsent, not doubled.
 */
export const sendRecommendationMail = defineJob({
  name: 'send-recommendation-mail',
  input: z.object({ assignment: z.uuid(), account: z.uuid() }),
  atOnce: 4,
  async run({ db, outside, transaction, now }, key) {
    const row = await findRecommendation(db, key);
    if (row === undefined || !isStillWanted(row)) {
      await transaction((tx) => dropMail(tx, key));
      return;
    }
    if (!(await transaction((tx) => claimMail(tx, key, now())))) return;
    try {
      await outside.mail.send(recommendationMail(row, key.account, outside.settings));
    } catch (error) {
      await transaction((tx) => releaseMail(tx, key));
      throw error;
    }
  },
});
