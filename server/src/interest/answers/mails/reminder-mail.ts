import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/ports/mail.ts';
import { languageTags } from '../../../platform/text/language-tags.ts';
import type { ReminderToMail } from './reminders.repository.ts';

interface Words {
  subject: (title: string) => string;
  soon: (waiting: number, day: string) => string;
  today: (waiting: number, day: string) => string;
  after: (days: number) => string;
  answer: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (title) => `Noen venter på svar om «${title}»`,
    soon: (waiting, day) =>
      waiting === 1
        ? `Én konsulent venter på svar. Svaret er lovet innen ${day}.`
        : `${waiting} konsulenter venter på svar. Svaret er lovet innen ${day}.`,
    today: (waiting, day) =>
      waiting === 1
        ? `Én konsulent venter på svar, som var lovet innen ${day}.`
        : `${waiting} konsulenter venter på svar, som var lovet innen ${day}.`,
    after: (days) =>
      `Er det ikke svart ${days} dager etter dette, svarer Torg nøytralt på vegne av dere.`,
    answer: 'Svar dem nå',
  },
  sv: {
    subject: (title) => `Några väntar på svar om ”${title}”`,
    soon: (waiting, day) =>
      waiting === 1
        ? `En konsult väntar på svar. Svaret är utlovat senast ${day}.`
        : `${waiting} konsulter väntar på svar. Svaret är utlovat senast ${day}.`,
    today: (waiting, day) =>
      waiting === 1
        ? `En konsult väntar på svar, som var utlovat senast ${day}.`
        : `${waiting} konsulter väntar på svar, som var utlovat senast ${day}.`,
    after: (days) =>
      `Om det inte är besvarat ${days} dagar efter detta svarar Torg neutralt åt er.`,
    answer: 'Svara dem nu',
  },
  en: {
    subject: (title) => `Somebody is waiting for an answer about “${title}”`,
    soon: (waiting, day) =>
      waiting === 1
        ? `One consultant is waiting for an answer, which is promised by ${day}.`
        : `${waiting} consultants are waiting for an answer, which is promised by ${day}.`,
    today: (waiting, day) =>
      waiting === 1
        ? `One consultant is waiting for an answer, which was promised by ${day}.`
        : `${waiting} consultants are waiting for an answer, which was promised by ${day}.`,
    after: (days) =>
      `If they have none ${days} days after that, Torg answers neutrally on your behalf.`,
    answer: 'Answer them now',
  },
};

export function reminderMail(row: ReminderToMail, publicUrl: string): Mail {
  const { locale, title, answer_by, kind, waiting, assignment } = row;
  const say = words[locale];
  const subject = say.subject(title);
  const day = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${answer_by}T00:00:00Z`));
  const text = say[kind](waiting, day);
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text, say.after(limits.answerBy.neutralAfterDays)],
    actions: [{ label: say.answer, url: `${publicUrl}/assignments/${assignment}/interests` }],
  });
  return { to: row.email, subject, ...form };
}
