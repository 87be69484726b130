import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { factsOf, momentText, namedTitle } from './contract-facts.ts';
import type { MailedContract } from './find-mailed.ts';

export const ends = ['recall', 'decline', 'expire'] as const;
/** How a contract ended that not everybody has signed. */
export type End = (typeof ends)[number];

interface About {
  /** null where only the provider knows */
  who: string | null;
  /** until when it could be signed */
  deadline: string;
}
interface EndWords {
  subject: (title: string) => string;
  /** without its end */
  text: (about: About) => string;
  next: string;
}
type Words = Record<End, EndWords> & { action: string; writes: string };

const words: Record<Locale, Words> = {
  nb: {
    recall: {
      subject: (title) => `Trukket tilbake: ${title}`,
      text: ({ who }) => `${who} har trukket avtalen tilbake`,
      next: 'Du trenger ikke gjøre noe. Lenkene til avtalen virker ikke lenger.',
    },
    decline: {
      subject: (title) => `Ikke signert: ${title}`,
      text: ({ who }) => `${who ?? 'En av partene'} har valgt å ikke signere`,
      next: 'Avtalen gjelder ikke. Når dere er enige om hva som skal endres, kan en ny sendes.',
    },
    expire: {
      subject: (title) => `Fristen gikk ut: ${title}`,
      text: ({ deadline }) => `Fristen for å signere gikk ut ${deadline}, og ikke alle har signert`,
      next: 'Avtalen gjelder ikke. Er den fortsatt aktuell, må den sendes på nytt.',
    },
    action: 'Se avtalen',
    writes: ' og skriver:',
  },
  sv: {
    recall: {
      subject: (title) => `Tillbakadraget: ${title}`,
      text: ({ who }) => `${who} har dragit tillbaka avtalet`,
      next: 'Du behöver inte göra något. Länkarna till avtalet fungerar inte längre.',
    },
    decline: {
      subject: (title) => `Inte signerat: ${title}`,
      text: ({ who }) => `${who ?? 'En av parterna'} har valt att inte signera`,
      next: 'Avtalet gäller inte. När ni är överens om vad som ska ändras kan ett nytt skickas.',
    },
    expire: {
      subject: (title) => `Tiden gick ut: ${title}`,
      text: ({ deadline }) =>
        `Tiden för att signera gick ut ${deadline}, och alla har inte signerat`,
      next: 'Avtalet gäller inte. Är det fortfarande aktuellt behöver det skickas på nytt.',
    },
    action: 'Se avtalet',
    writes: ' och skriver:',
  },
  en: {
    recall: {
      subject: (title) => `Withdrawn: ${title}`,
      text: ({ who }) => `${who} has withdrawn the contract`,
      next: 'There is nothing for you to do. The links to it have ended.',
    },
    decline: {
      subject: (title) => `Not signed: ${title}`,
      text: ({ who }) => `${who ?? 'One of the parties'} has chosen not to sign`,
      next: 'The contract is not in force. Once you agree on what to change, a new one can be sent.',
    },
    expire: {
      subject: (title) => `Not signed in time: ${title}`,
      text: ({ deadline }) => `The time to sign ended on ${deadline}, and not everybody has signed`,
      next: 'The contract is not in force. If it is still wanted, it has to be sent again.',
    },
    action: 'See the contract',
    writes: ' and writes:',
  },
};

export function endMail(
  row: MailedContract & { email: string },
  end: End,
  { locale, url }: { locale: Locale; url: string | null },
) {
  const { subject: subjectWith, text: textWith, next } = words[locale][end];
  const subject = subjectWith(namedTitle(row));
  const who = end === 'recall' ? row.sender_name : row.declined_by;
  const deadline = row.expires_at === null ? '' : momentText(row.expires_at, locale);
  const what = textWith({ who, deadline });
  const quote = row.ended_because ?? '';
  const text = `${what}${quote === '' ? '.' : words[locale].writes}`;
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: quote === '' ? [text, next] : [text],
    facts: factsOf(row, locale),
    ...(quote === '' ? {} : { quote, notes: [next] }),
    actions: url === null ? [] : [{ label: words[locale].action, url }],
  });
  return { to: row.email, subject, ...form };
}
