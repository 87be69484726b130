import { plainLines } from '@torg/protocol/plain-text';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import type { UnreadRow } from './unread.repository.ts';

interface Words {
  subject: (sender: string, title: string | null) => string;
  heading: (sender: string) => string;
  about: (title: string, company: string) => string;
  more: (count: number) => string;
  action: string;
  note: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (sender, title) =>
      title === null ? `Ny melding fra ${sender}` : `Ny melding fra ${sender} om «${title}»`,
    heading: (sender) => `${sender} har skrevet til deg`,
    about: (title, company) => `Det gjelder oppdraget «${title}» hos ${company}.`,
    more: (count) => `Det venter ${count} uleste meldinger i samtalen.`,
    action: 'Les og svar',
    note: 'Du får ikke flere e-poster om denne samtalen før du har lest den.',
  },
  sv: {
    subject: (sender, title) =>
      title === null
        ? `Nytt meddelande från ${sender}`
        : `Nytt meddelande från ${sender} om ”${title}”`,
    heading: (sender) => `${sender} har skrivit till dig`,
    about: (title, company) => `Det gäller uppdraget ”${title}” hos ${company}.`,
    more: (count) => `Det väntar ${count} olästa meddelanden i konversationen.`,
    action: 'Läs och svara',
    note: 'Du får inga fler mejl om den här konversationen förrän du har läst den.',
  },
  en: {
    subject: (sender, title) =>
      title === null ? `New message from ${sender}` : `New message from ${sender} about “${title}”`,
    heading: (sender) => `${sender} has written to you`,
    about: (title, company) => `It is about the assignment “${title}” at ${company}.`,
    more: (count) => `${count} unread messages are waiting in the conversation.`,
    action: 'Read and answer',
    note: 'You get no more mail about this conversation until you have read it.',
  },
};

const longestQuote = 200;

/** The beginning of the content, cut after a whole word. */
export function excerpt(content: string): string {
  if (content.length <= longestQuote) return content;
  const cut = content.slice(0, longestQuote);
  const end = cut.search(/\s\S*$/);
  return `${(end > longestQuote / 2 ? cut.slice(0, end) : cut).trimEnd()} …`;
}

/** Sender and subject, and a link to the first unread message. */
export function unreadMail(unread: UnreadRow, publicUrl: string): Mail {
  const { locale, title, company_name, number_of_unread_messages: count } = unread;
  const say = words[locale];
  // The platform itself writes without an account.
  const sender = unread.sender_name ?? 'Torg';
  const url = `${publicUrl}/messages/${unread.thread}#message-${unread.message}`;
  const quote = excerpt(plainLines(unread.content));
  const about = title === null ? [] : [say.about(title, company_name ?? '')];
  const form = layOutMail({
    locale,
    preview: quote,
    heading: say.heading(sender),
    paragraphs: [...about, ...(count > 1 ? [say.more(count)] : [])],
    quote,
    actions: [{ label: say.action, url }],
    notes: [say.note],
  });
  return { to: unread.email, subject: say.subject(sender, title), ...form };
}
