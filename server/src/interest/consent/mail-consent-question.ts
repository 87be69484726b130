import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findConsent } from './consent.repository.ts';
import { questionMail } from './consent-mails.ts';

export const mailConsentQuestion = defineJob({
  name: 'mail-consent-question',
  input: z.object({ presentation_consent: z.uuid() }),
  async run(context, { presentation_consent: id }) {
    const row = await findConsent(context.db, id);
    if (row?.state !== 'asked') return;
    await sendMailOfJob(context, questionMail(row, context.external.settings.publicUrl));
  },
});
