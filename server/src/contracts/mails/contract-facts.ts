import type { Locale } from '@torg/protocol/terms';
import type { Fact } from '../../platform/mail/mail-layout.ts';
import type { MailedContract } from './find-mailed.ts';
import { languageTags } from '../../platform/text/language-tags.ts';

const words: Record<Locale, Record<'contract' | 'parties' | 'and' | 'deadline', string>> = {
  nb: { contract: 'Avtale', parties: 'Mellom', and: 'og', deadline: 'Frist' },
  sv: { contract: 'Avtal', parties: 'Mellan', and: 'och', deadline: 'Senast' },
  en: { contract: 'Contract', parties: 'Between', and: 'and', deadline: 'Deadline' },
};

/** A moment as it is in Oslo and Stockholm: a contract may end in the middle of a day. */
export function momentText(moment: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' },
  });
  return format.format(moment);
}

/** For a subject: all cooperation agreements have the same title, so the company is named, too. */
export const namedTitle = ({ kind, title, recipient_name }: MailedContract): string =>
  kind === 'cooperation' ? `${title} (${recipient_name})` : title;

/** Which contract it is, between whom, and until when it can be signed. */
export function factsOf(
  { title, sender_name, recipient_name, expires_at, status }: MailedContract,
  locale: Locale,
): Fact[] {
  const say = words[locale];
  const deadline =
    expires_at === null || status !== 'in_progress'
      ? []
      : [{ label: say.deadline, value: momentText(expires_at, locale) }];
  return [
    { label: say.contract, value: title },
    { label: say.parties, value: `${sender_name} ${say.and} ${recipient_name}` },
    ...deadline,
  ];
}
