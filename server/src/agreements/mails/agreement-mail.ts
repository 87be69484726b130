import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Locale } from '@torg/protocol/terms';
import type { Mail } from '../../platform/ports/mail.ts';
import type { AgreementRow } from '../in-force/agreements.repository.ts';
import { dayText } from '../rounds/contract-words.ts';
import { draftMailWords } from './draft-mail-words.ts';
import type { MailedAgreementNews } from './mailed-news.ts';
import type { Receiver } from './receivers.repository.ts';

interface Words {
  subject: (consultant: string, day: string) => string;
  text: (day: string, who: string) => string;
  action: string;
}

const words: Record<Locale, Record<MailedAgreementNews, Words>> = {
  nb: {
    ended_early: {
      subject: (consultant, day) => `Avtalen om ${consultant} avsluttes før tiden, ${day}`,
      text: (day, who) =>
        `${who} har avsluttet avtalen før tiden. Siste dag er ${day}. Begrunnelsen er:`,
      action: 'Se avtalen',
    },
    nears_end: {
      subject: (consultant, day) => `Avtalen om ${consultant} går ut ${day}`,
      text: (day) =>
        `Avtalen går ut ${day}. Vil dere forlenge den, eller la den gå ut? Begge parter blir spurt.`,
      action: 'Svar på siden til avtalen',
    },
  },
  sv: {
    ended_early: {
      subject: (consultant, day) => `Avtalet om ${consultant} avslutas i förtid, ${day}`,
      text: (day, who) => `${who} har avslutat avtalet i förtid. Sista dagen är ${day}. Skälet är:`,
      action: 'Se avtalet',
    },
    nears_end: {
      subject: (consultant, day) => `Avtalet om ${consultant} löper ut ${day}`,
      text: (day) =>
        `Avtalet löper ut ${day}. Vill ni förlänga det eller låta det löpa ut? Båda parter tillfrågas.`,
      action: 'Svara på avtalets sida',
    },
  },
  en: {
    ended_early: {
      subject: (consultant, day) => `The agreement about ${consultant} ends early, on ${day}`,
      text: (day, who) =>
        `${who} has ended the agreement early. Its last day is ${day}. The reason is:`,
      action: 'See the agreement',
    },
    nears_end: {
      subject: (consultant, day) => `The agreement about ${consultant} ends on ${day}`,
      text: (day) =>
        `The agreement ends on ${day}. Will you extend it, or let it end? Both sides are asked.`,
      action: 'Answer on the page of the agreement',
    },
  },
};

/** Whom and what it is about; no mail names the price. */
function factsOf(row: AgreementRow, locale: Locale) {
  const { labels } = draftMailWords[locale];
  const last = row.ended_on ?? row.end_date;
  const days = last < row.start_date ? [] : [row.start_date, last];
  const period = days.map((day) => dayText(day, locale)).join(' – ');
  return [
    { label: labels.consultant, value: row.consultant_name },
    { label: labels.provider, value: row.provider_name ?? '' },
    { label: labels.client, value: row.client_name },
    { label: labels.role, value: row.role },
    { label: labels.period, value: period },
  ].filter(({ value }) => value !== '');
}

export function agreementMail(
  row: AgreementRow,
  { email, locale }: Receiver,
  { what, publicUrl }: { what: MailedAgreementNews; publicUrl: string },
): Mail {
  const say = words[locale][what];
  const day = dayText(row.ended_on ?? row.end_date, locale);
  const subject = say.subject(row.consultant_name, day);
  const text = say.text(day, row.ended_by_name ?? row.client_name);
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text],
    ...(row.ended_because !== null && { quote: row.ended_because }),
    facts: factsOf(row, locale),
    actions: [{ label: say.action, url: `${publicUrl}/agreements/${row.agreement}` }],
  });
  return { to: email, subject, ...form };
}
