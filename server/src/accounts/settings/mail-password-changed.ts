import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findAccount } from '../accounts.repository.ts';

const words: Record<Locale, Record<'subject' | 'text' | 'otherwise' | 'action', string>> = {
  nb: {
    subject: 'Passordet ditt på Torg er endret',
    text: 'Du er nå logget ut på alle andre enheter.',
    otherwise: 'Var det ikke deg? Be om en innloggingslenke og velg et nytt passord.',
    action: 'Gå til innlogging',
  },
  sv: {
    subject: 'Ditt lösenord på Torg har ändrats',
    text: 'Du är nu utloggad på alla andra enheter.',
    otherwise: 'Var det inte du? Be om en inloggningslänk och välj ett nytt lösenord.',
    action: 'Gå till inloggningen',
  },
  en: {
    subject: 'Your password at Torg was changed',
    text: 'You are now signed out on all other devices.',
    otherwise: 'Was it not you? Ask for a sign-in link and choose a new password.',
    action: 'Go to sign-in',
  },
};

/** Informs the owner, in case somebody else changed it. */
export const mailPasswordChanged = defineJob({
  name: 'mail-password-changed',
  input: z.object({ account: z.uuid() }),
  async run(context, { account }) {
    const { db, external } = context;
    const found = await findAccount(db, account);
    if (found === undefined) return;
    const { subject, text, otherwise, action } = words[found.locale];
    const form = layOutMail({
      locale: found.locale,
      preview: text,
      heading: subject,
      paragraphs: [text, otherwise],
      actions: [{ label: action, url: `${external.settings.publicUrl}/login` }],
    });
    await sendMailOfJob(context, { to: found.email, subject, ...form });
  },
});
