import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { factsOf, namedTitle } from './contract-facts.ts';
import { localeOf, type MailedSignatory } from './find-mailed.ts';

const { downloadDays } = limits.contract;

type Words = {
  subject: (title: string) => string;
  text: (name: string) => string;
  proof: string;
  action: string;
  notes: readonly string[];
  /** as the page is called */
  check: string;
};

const words: Record<Locale, Words> = {
  nb: {
    subject: (title) => `Signert av alle: ${title}`,
    text: (name) => `Hei ${name}! Nå har alle signert, og avtalen gjelder. Den ligger ved som PDF.`,
    proof:
      'Siste side viser hvem som signerte, når og hvordan. Dokumentet er forseglet, så en PDF-leser sier fra hvis noe blir endret.',
    action: 'Hent avtalen',
    notes: [
      `Lenken henter avtalen de neste ${downloadDays} dagene. Ta vare på PDF-en.`,
      'Hvem som helst kan slippe PDF-en på siden nedenfor og se at den er signert her.',
    ],
    check: 'Sjekk et signert dokument',
  },
  sv: {
    subject: (title) => `Signerat av alla: ${title}`,
    text: (name) =>
      `Hej ${name}! Nu har alla signerat, och avtalet gäller. Det är bifogat som PDF.`,
    proof:
      'Sista sidan visar vem som signerade, när och hur. Dokumentet är förseglat, så en PDF-läsare säger till om något ändras.',
    action: 'Hämta avtalet',
    notes: [
      `Länken hämtar avtalet de närmaste ${downloadDays} dagarna. Spara PDF-filen.`,
      'Vem som helst kan släppa PDF-filen på sidan nedan och se att den är signerad här.',
    ],
    check: 'Kontrollera ett signerat dokument',
  },
  en: {
    subject: (title) => `Signed by everybody: ${title}`,
    text: (name) =>
      `Hello ${name}! Everybody has signed now, and the contract is in force. It is attached as a PDF.`,
    proof:
      'Its last page shows who signed, when and how. The document is sealed, so a PDF reader tells you if anything is changed.',
    action: 'Get the contract',
    notes: [
      `The link gets the contract for the next ${downloadDays} days. Please keep the PDF.`,
      'Anybody can drop the PDF on the page below and see that it was signed here.',
    ],
    check: 'Check a signed document',
  },
};

interface SignedLink {
  /** downloads the document */
  token: string;
  publicUrl: string;
}

export function signedMail(row: MailedSignatory, { token, publicUrl }: SignedLink) {
  const locale = localeOf(row);
  const say = words[locale];
  const subject = say.subject(namedTitle(row));
  const text = say.text(row.name);
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text, say.proof],
    facts: factsOf(row, locale),
    actions: [{ label: say.action, url: `${publicUrl}/sign#${token}` }],
    notes: say.notes,
    noteLink: { label: say.check, url: `${publicUrl}/verify` },
  });
  return { to: row.email, subject, ...form };
}
