import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import {
  claimSecurityMail,
  findSecurityMail,
  releaseSecurityMail,
} from './security-mails.repository.ts';
import { ifNotYou, securityNews, securityWords } from './security-mail-texts.ts';

const News = z.enum(securityNews);

function securityMail(what: z.output<typeof News>, locale: Locale, publicUrl: string) {
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
  input: z.object({ security_mail: z.uuid() }),
  async run(context, { security_mail: id }) {
    const { db, external, transaction, now } = context;
    const mail = await findSecurityMail(db, id);
    if (mail === undefined) return;
    const text = securityMail(News.parse(mail.what), mail.locale, external.settings.publicUrl);
    await sendOnce(
      context,
      { id: `security.${id}`, to: mail.email, ...text },
      {
        claim: () => transaction((tx) => claimSecurityMail(tx, id, now())),
        release: () => transaction((tx) => releaseSecurityMail(tx, id)),
      },
    );
  },
});
