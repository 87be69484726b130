import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { factsOf } from './contract-facts.ts';
import { localeOf, type MailedSignatory } from './find-mailed.ts';

const { minutes, tries } = limits.contract.code;

type Words = { subject: (code: string) => string; text: string; note: string };

const words: Record<Locale, Words> = {
  nb: {
    subject: (code) => `${code} er koden din på Torg`,
    text: `Skriv koden på siden der du leser avtalen. Den virker i ${minutes} minutter, og du har ${tries} forsøk.`,
    note: 'Har du ikke bedt om koden, så ikke gi den til noen. Ingen signerer uten den.',
  },
  sv: {
    subject: (code) => `${code} är din kod på Torg`,
    text: `Skriv koden på sidan där du läser avtalet. Den fungerar i ${minutes} minuter, och du har ${tries} försök.`,
    note: 'Har du inte bett om koden, så ge den inte till någon. Ingen signerar utan den.',
  },
  en: {
    subject: (code) => `${code} is your code at Torg`,
    text: `Type the code on the page where you read the contract. It works for ${minutes} minutes, and you have ${tries} tries.`,
    note: 'If you did not ask for the code, give it to nobody. Nobody signs without it.',
  },
};

export function codeMail(row: MailedSignatory, code: string) {
  const locale = localeOf(row);
  const { subject: subjectWith, text, note } = words[locale];
  const subject = subjectWith(code);
  const form = layOutMail({
    locale,
    preview: text,
    heading: code,
    paragraphs: [text],
    facts: factsOf(row, locale).slice(0, 2),
    notes: [note],
  });
  return { to: row.email, subject, ...form };
}
