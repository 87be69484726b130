import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findAgreement } from '../in-force/agreements.repository.ts';
import { agreementMail } from './agreement-mail.ts';
import { mailedAgreementNews } from './mailed-news.ts';
import { findReceiver } from './receivers.repository.ts';

/** Mails one person what has become of an agreement, or asks how it goes on. */
export const mailAgreementNews = defineJob({
  name: 'mail-agreement-news',
  input: z.object({
    agreement: z.uuid(),
    account: z.uuid(),
    what: z.enum(mailedAgreementNews),
  }),
  atOnce: 4,
  async run(context, { agreement, account, what }) {
    const row = await findAgreement(context.db, agreement);
    const receiver = await findReceiver(context.db, account);
    if (row === undefined || receiver === undefined) return;
    // Somebody ended or extended it before the question was mailed.
    if (what === 'nears_end' && (row.ended_on !== null || row.is_extended)) return;
    const { publicUrl } = context.external.settings;
    await sendMailOfJob(context, agreementMail(row, receiver, { what, publicUrl }));
  },
});
