import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findAccount } from '../accounts.repository.ts';
import { ifNotYou, type SecurityNews, securityNews, securityWords } from './security-mail-texts.ts';

function securityMail(what: SecurityNews, locale: Locale, publicUrl: string) {
  const { subject, text } = securityWords[locale][what];
  const otherwise = ifNotYou[locale];
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text, otherwise.text],
    actions: [{ label: otherwise.action, url: `${publicUrl}/account` }],
  });
  return { subject, ...form };
}

/** Informs the owner of a change of how they sign in, in case somebody else made it. */
export const mailSecurityNews = defineJob({
  name: 'mail-security-news',
  input: z.object({ account: z.uuid(), what: z.enum(securityNews) }),
  async run(context, { account, what }) {
    const { db, external } = context;
    const found = await findAccount(db, account);
    if (found === undefined) return;
    const mail = securityMail(what, found.locale, external.settings.publicUrl);
    await sendMailOfJob(context, { to: found.email, ...mail });
  },
});
