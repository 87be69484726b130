import { z } from 'zod';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findConsent } from './consent.repository.ts';
import { answerMail } from './consent-mails.ts';

/** Informs whoever asked of the answer. */
export const mailConsentAnswer = defineJob({
  name: 'mail-consent-answer',
  input: z.object({ presentation_consent: z.uuid() }),
  async run(context, { presentation_consent: id }) {
    const { db, external } = context;
    const row = await findConsent(db, id);
    if (row === undefined || row.asked_by === null) return;
    if (row.state !== 'given' && row.state !== 'refused') return;
    const asker = await findAccount(db, row.asked_by);
    if (asker === undefined) return;
    await sendMailOfJob(context, answerMail(row, asker, external.settings.publicUrl));
  },
});
