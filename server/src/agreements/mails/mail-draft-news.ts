import { isOpenForConsent } from '../agreements.policy.ts';
import { z } from 'zod';
import { findDraft } from '../drafts/drafts.repository.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { draftMail } from './draft-mail.ts';
import { mailedDraftNews, type MailedDraftNews } from './mailed-news.ts';
import { findReceiver } from './receivers.repository.ts';

/** These ask for an answer, which nobody waits for any more once the draft is closed. */
const asks: readonly MailedDraftNews[] = ['sent', 'changes_proposed', 'consent_asked', 'consented'];

/** Mails one person what happened to a draft. */
export const mailDraftNews = defineJob({
  name: 'mail-draft-news',
  input: z.object({
    agreement_draft: z.uuid(),
    account: z.uuid(),
    what: z.enum(mailedDraftNews),
    message: z.string(),
  }),
  atOnce: 4,
  async run(context, { agreement_draft, account, what, message }) {
    const row = await findDraft(context.db, agreement_draft);
    const receiver = await findReceiver(context.db, account);
    if (row === undefined || receiver === undefined) return;
    if (asks.includes(what) && !isOpenForConsent(row)) return;
    const { publicUrl } = context.external.settings;
    await sendMailOfJob(context, draftMail(row, receiver, { what, message, publicUrl }));
  },
});
