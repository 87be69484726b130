import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../../platform/mail/mail-of-job.ts';
import { findWishToMail } from '../who-answers.repository.ts';
import { wishMail } from './wish-mail.ts';

/** One mail about the wish that a person looks. */
export const mailWish = defineJob({
  name: 'mail-human-assessment',
  input: z.object({
    human_assessment: z.uuid(),
    account: z.uuid(),
    what: z.enum(['asked', 'reminded', 'answered']),
  }),
  async run(context, { what, ...to }) {
    const row = await findWishToMail(context.db, to);
    if (row === undefined) return;
    const isOver = row.answered_at !== null;
    if (isOver !== (what === 'answered')) return;
    await sendMailOfJob(context, wishMail(row, what, context.external.settings.publicUrl));
  },
});
