import { plainLines } from '@torg/protocol/plain-text';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/ports/mail.ts';
import { languageTags } from '../../../platform/text/language-tags.ts';
import { oneLine } from '../../../platform/text/text-blocks.ts';
import { aNeed } from '../own-views.ts';
import type { WishToMail } from '../who-answers.repository.ts';

type What = 'asked' | 'reminded' | 'answered';

interface Said {
  subject: (title: string, name: string) => string;
  text: (name: string, day: string) => string;
}
type Words = Record<What, Said> & { answer: string; see: string };

const words: Record<Locale, Words> = {
  nb: {
    asked: {
      subject: (title, name) => `${name} ber om at et menneske vurderer: ${title}`,
      text: (name, day) =>
        `En maskin har vurdert ${name}, som ber om at et menneske ser på det. Svar innen ${day}.`,
    },
    reminded: {
      subject: (title, name) => `Påminnelse: ${name} venter på et menneske: ${title}`,
      text: (name, day) => `${name} har bedt om at et menneske vurderer. Svaret er lovet ${day}.`,
    },
    answered: {
      subject: (title) => `Et menneske har vurdert deg: ${title}`,
      text: (name) => `${name} har sett på det du ba om, og skriver:`,
    },
    answer: 'Svar nå',
    see: 'Se vurderingene dine',
  },
  sv: {
    asked: {
      subject: (title, name) => `${name} ber om att en människa bedömer: ${title}`,
      text: (name, day) =>
        `En maskin har bedömt ${name}, som ber om att en människa tittar på det. Svara senast ${day}.`,
    },
    reminded: {
      subject: (title, name) => `Påminnelse: ${name} väntar på en människa: ${title}`,
      text: (name, day) => `${name} har bett om att en människa bedömer. Svaret är utlovat ${day}.`,
    },
    answered: {
      subject: (title) => `En människa har bedömt dig: ${title}`,
      text: (name) => `${name} har tittat på det du bad om och skriver:`,
    },
    answer: 'Svara nu',
    see: 'Se dina bedömningar',
  },
  en: {
    asked: {
      subject: (title, name) => `${name} asks for a person to look: ${title}`,
      text: (name, day) =>
        `A machine has assessed ${name}, who asks for a person to look at it. Answer by ${day}.`,
    },
    reminded: {
      subject: (title, name) => `Reminder: ${name} is waiting for a person: ${title}`,
      text: (name, day) => `${name} asked for a person to look. The answer is promised by ${day}.`,
    },
    answered: {
      subject: (title) => `A person has assessed you: ${title}`,
      text: (name) => `${name} has looked at what you asked for, and writes:`,
    },
    answer: 'Answer now',
    see: 'See your assessments',
  },
};

/** That somebody asks for a person, a reminder of it, or what the person says. */
export function wishMail(row: WishToMail, what: What, publicUrl: string): Mail {
  const { locale } = row;
  const said = words[locale][what];
  const title = oneLine(row.title ?? row.need_name ?? aNeed[locale]);
  const name = oneLine(row.is_own ? (row.answered_by_name ?? 'Torg') : row.name);
  const day = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Oslo',
  }).format(new Date(row.due_at));
  const subject = said.subject(title, name);
  const quote = plainLines(row.is_own ? (row.answer ?? '') : row.reason);
  const path = row.is_own ? `/profiles/${row.account}/assessments` : '/human-assessments';
  const form = layOutMail({
    locale,
    preview: said.text(name, day),
    heading: subject,
    paragraphs: [said.text(name, day)],
    ...(quote === '' ? {} : { quote }),
    actions: [{ label: words[locale][row.is_own ? 'see' : 'answer'], url: `${publicUrl}${path}` }],
  });
  return { to: row.email, subject, ...form };
}
