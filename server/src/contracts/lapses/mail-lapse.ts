import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { hasCooperationAgreement } from '../contracts.repository.ts';
import { lapseMail } from './lapse-mail.ts';
import { findLapseReceiver } from './lapses.repository.ts';

/** Tells a company admin that their contract no longer counts, unless it does again meanwhile. */
export const mailLapse = defineJob({
  name: 'mail-lapse',
  input: z.object({ account: z.uuid() }),
  atOnce: 4,
  async run(context, { account }) {
    const { db, external } = context;
    const receiver = await findLapseReceiver(db, account);
    if (receiver === undefined) return;
    if (await hasCooperationAgreement(db, receiver.organization)) return;
    await sendMailOfJob(context, lapseMail(receiver, external.settings));
  },
});
