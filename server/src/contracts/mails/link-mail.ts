import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { factsOf, momentText, namedTitle } from './contract-facts.ts';
import { localeOf, type MailedSignatory } from './find-mailed.ts';

/** The first mail with a link, a reminder, or one to somebody who signs instead of another. */
export type LinkMail = 'to_sign' | 'reminder';

interface Words {
  subject: Record<LinkMail, (title: string) => string>;
  lead: Record<LinkMail, (who: { name: string; sender: string; own: string }) => string>;
  how: string;
  until: (moment: string) => string;
  action: string;
  notes: readonly string[];
}

const words: Record<Locale, Words> = {
  nb: {
    subject: {
      to_sign: (title) => `Til signering: ${title}`,
      reminder: (title) => `Påminnelse: ${title} venter på signaturen din`,
    },
    lead: {
      to_sign: ({ name, sender, own }) =>
        `Hei ${name}! ${sender} har sendt en avtale som du er satt opp til å signere for ${own}.`,
      reminder: ({ name, own }) =>
        `Hei ${name}! Avtalen nedenfor venter fortsatt på at du signerer for ${own}.`,
    },
    how: 'Les den i ro og mak. Du signerer først når du sier at du vil det, og du kan også si nei og skrive hvorfor.',
    until: (moment) => `Avtalen kan signeres til ${moment}.`,
    action: 'Les og signer',
    notes: [
      'Lenken er bare for deg. Ikke send den videre: er det en annen som skal signere, så si ifra til avsenderen.',
      'En ny lenke gjør at den gamle slutter å virke.',
    ],
  },
  sv: {
    subject: {
      to_sign: (title) => `Att signera: ${title}`,
      reminder: (title) => `Påminnelse: ${title} väntar på din signatur`,
    },
    lead: {
      to_sign: ({ name, sender, own }) =>
        `Hej ${name}! ${sender} har skickat ett avtal som du ska signera för ${own}.`,
      reminder: ({ name, own }) =>
        `Hej ${name}! Avtalet nedan väntar fortfarande på att du signerar för ${own}.`,
    },
    how: 'Läs det i lugn och ro. Du signerar först när du säger att du vill det, och du kan också tacka nej och skriva varför.',
    until: (moment) => `Avtalet kan signeras till ${moment}.`,
    action: 'Läs och signera',
    notes: [
      'Länken är bara för dig. Skicka den inte vidare: är det någon annan som ska signera, så säg till avsändaren.',
      'En ny länk gör att den gamla slutar att fungera.',
    ],
  },
  en: {
    subject: {
      to_sign: (title) => `To sign: ${title}`,
      reminder: (title) => `Reminder: ${title} waits for your signature`,
    },
    lead: {
      to_sign: ({ name, sender, own }) =>
        `Hello ${name}! ${sender} has sent a contract that you are asked to sign for ${own}.`,
      reminder: ({ name, own }) =>
        `Hello ${name}! The contract below still waits for you to sign it for ${own}.`,
    },
    how: 'Take your time to read it. You sign only when you say that you want to, and you can also say no and write why.',
    until: (moment) => `It can be signed until ${moment}.`,
    action: 'Read and sign',
    notes: [
      'The link is only for you. Please do not pass it on: if somebody else should sign, tell the sender.',
      'A new link ends the old one.',
    ],
  },
};

export function linkMail(row: MailedSignatory, mail: LinkMail, url: string) {
  const locale = localeOf(row);
  const say = words[locale];
  const { name, sender_name: sender, recipient_name, side, expires_at } = row;
  const own = side === 'sender' ? sender : recipient_name;
  const subject = say.subject[mail](namedTitle(row));
  const lead = say.lead[mail]({ name, sender, own });
  const until = expires_at === null ? [] : [say.until(momentText(expires_at, locale))];
  const form = layOutMail({
    locale,
    preview: lead,
    heading: subject,
    paragraphs: [lead, [say.how, ...until].join(' ')],
    facts: factsOf(row, locale),
    actions: [{ label: say.action, url }],
    notes: say.notes,
  });
  return { to: row.email, subject, ...form };
}
