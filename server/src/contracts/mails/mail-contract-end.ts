import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { endMail, ends } from './end-mail.ts';
import { findInitiator, findMailed, localeOf } from './find-mailed.ts';

/** Only those who had heard of it learn that it is over. */
async function receiverOf({ db }: JobContext, contract: string, signatory: string | null) {
  if (signatory === null) return findInitiator(db, contract);
  const row = await findMailed(db, signatory);
  return row === undefined || row.mailed_at === null ? undefined : row;
}

/** Tells a signatory, or with null whoever sent it, that a contract ended without being signed. */
export const mailContractEnd = defineJob({
  name: 'mail-contract-end',
  input: z.object({
    contract: z.uuid(),
    signatory: z.uuid().nullable(),
    move: z.enum(ends),
  }),
  atOnce: 4,
  async run(context, { contract, signatory, move }) {
    const row = await receiverOf(context, contract, signatory);
    if (row === undefined) return;
    const { publicUrl } = context.external.settings;
    // Only an account has a language of its own; without one, nobody could open the page.
    const url = row.locale === null ? null : `${publicUrl}/contracts/${contract}`;
    await sendMailOfJob(context, endMail(row, move, { locale: localeOf(row), url }));
  },
});
