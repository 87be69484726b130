import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../../platform/mail/mail-of-job.ts';
import { interestAnswerMail } from './interest-answer-mail.ts';
import { findAnswerToMail } from './mailed-answer.repository.ts';

/** The answer to an interest, at once: it is not mailed again as an unread message. */
export const mailInterestAnswer = defineJob({
  name: 'mail-interest-answer',
  input: z.object({ thread: z.uuid(), message: z.uuid(), account: z.uuid() }),
  async run(context, written) {
    const answer = await findAnswerToMail(context.db, written);
    if (answer === undefined) return;
    const { publicUrl } = context.external.settings;
    await sendMailOfJob(context, interestAnswerMail(answer, publicUrl));
  },
});
