import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { dayText } from '../rounds/contract-words.ts';
import { draftMailWords } from './draft-mail-words.ts';
import type { MailedDraftNews } from './mailed-news.ts';
import type { Receiver } from './receivers.repository.ts';

interface About {
  what: MailedDraftNews;
  /** the sender's own words */
  message: string;
  publicUrl: string;
}

/** No mail names the price: the consultant gets the same ones. */
function factsOf(row: DraftRow, locale: Locale) {
  const { labels } = draftMailWords[locale];
  const { scope, role } = (row.sent_form ?? row.agreement_form_data).assignment;
  const days = [scope.startDate, scope.endDate].map((day) => day && dayText(day, locale));
  return [
    { label: labels.consultant, value: row.consultant_name },
    { label: labels.provider, value: row.provider_name ?? '' },
    { label: labels.client, value: row.client_name },
    { label: labels.role, value: role },
    { label: labels.period, value: days.filter(Boolean).join(' – ') },
  ].filter(({ value }) => value !== '');
}

/** What happened to a draft, in the receiver's language, with a link to its page. */
export function draftMail(
  row: DraftRow,
  receiver: Receiver,
  { what, message, publicUrl }: About,
): Mail {
  const { locale, email, account } = receiver;
  const say = draftMailWords[locale];
  const { subject, text, action } = say[what];
  const { consultant_name: consultant, client_name: client, provider_name } = row;
  const names = { consultant, client, provider: provider_name ?? consultant };
  // The words between the two companies may be about the price.
  const isForThem = account !== row.profile;
  const form = layOutMail({
    locale,
    preview: text(names),
    heading: subject(names),
    paragraphs: [text(names)],
    ...(isForThem && message !== '' && { quote: message }),
    facts: factsOf(row, locale),
    actions: [{ label: action, url: `${publicUrl}/agreements/drafts/${row.agreement_draft}` }],
  });
  return { to: email, subject: subject(names), ...form };
}
