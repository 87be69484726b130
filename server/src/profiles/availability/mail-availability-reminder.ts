import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { mailedToken } from '../../platform/mail/mailed-token.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import { findReminder, type ReminderRow } from './availability.repository.ts';

interface Words {
  subject: string;
  available: (day: string) => string;
  notAvailable: string;
  confirm: string;
  change: string;
  note: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: 'Stemmer det fortsatt når du er ledig?',
    available: (day) => `På Torg står det at du er ledig fra ${day}.`,
    notAvailable: 'På Torg står det at du ikke er ledig nå.',
    confirm: 'Ja, det stemmer',
    change: 'Endre når du er ledig',
    note: 'Oppdragsgivere ser hvor gammel opplysningen er. Vi spør derfor hver fjortende dag.',
  },
  sv: {
    subject: 'Stämmer det fortfarande när du är ledig?',
    available: (day) => `På Torg står det att du är ledig från ${day}.`,
    notAvailable: 'På Torg står det att du inte är ledig nu.',
    confirm: 'Ja, det stämmer',
    change: 'Ändra när du är ledig',
    note: 'Uppdragsgivare ser hur gammal uppgiften är. Därför frågar vi var fjortonde dag.',
  },
  en: {
    subject: 'Is your availability still right?',
    available: (day) => `Torg says that you are available from ${day}.`,
    notAvailable: 'Torg says that you are not available now.',
    confirm: 'Yes, it is right',
    change: 'Change my availability',
    note: 'Clients see how old this is. That is why we ask every fourteen days.',
  },
};

export function availabilityMail(
  row: ReminderRow,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): Mail {
  const { account, availability, email, locale } = row;
  const say = words[locale];
  const day = (text: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  const text = availability === null ? say.notAvailable : say.available(day(availability));
  const token = encodeURIComponent(mailedToken('availability', account, sessionSecret));
  const form = layOutMail({
    locale,
    preview: text,
    heading: say.subject,
    paragraphs: [text],
    actions: [{ label: say.confirm, url: `${publicUrl}/availability/confirm?token=${token}` }],
    notes: [say.note],
    noteLink: { label: say.change, url: `${publicUrl}/profiles/${account}?mode=facts` },
  });
  return { to: email, subject: say.subject, ...form };
}

export const mailAvailabilityReminder = defineJob({
  name: 'mail-availability-reminder',
  input: z.object({ profile: z.uuid() }),
  atOnce: 4,
  async run(context, { profile }) {
    const row = await findReminder(context.db, profile);
    if (row === undefined) return;
    await sendMailOfJob(context, availabilityMail(row, context.external.settings));
  },
});
