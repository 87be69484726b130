import { plainLines } from '@torg/protocol/plain-text';
import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/ports/mail.ts';
import type { AnswerToMail } from './mailed-answer.repository.ts';

interface Words {
  subject: (title: string) => string;
  from: (sender: string, client: string) => string;
  neutral: (client: string) => string;
  open: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (title) => `Svar om «${title}»`,
    from: (sender, client) => `${sender} hos ${client} har svart på interessen for oppdraget:`,
    neutral: (client) => `${client} har ikke svart i tide, så dette svaret kommer fra Torg:`,
    open: 'Åpne samtalen',
  },
  sv: {
    subject: (title) => `Svar om ”${title}”`,
    from: (sender, client) => `${sender} hos ${client} har svarat på intresset för uppdraget:`,
    neutral: (client) => `${client} har inte svarat i tid, så det här svaret kommer från Torg:`,
    open: 'Öppna konversationen',
  },
  en: {
    subject: (title) => `Answer about “${title}”`,
    from: (sender, client) => `${sender} at ${client} has answered the interest in the assignment:`,
    neutral: (client) => `${client} has not answered in time, so this answer comes from Torg:`,
    open: 'Open the conversation',
  },
};

/** The whole answer, and a link to it. */
export function interestAnswerMail(answer: AnswerToMail, publicUrl: string): Mail {
  const { locale, title, sender_name, client_name, thread, message } = answer;
  const say = words[locale];
  const subject = say.subject(title);
  const from = sender_name === null ? say.neutral(client_name) : say.from(sender_name, client_name);
  const quote = plainLines(answer.content);
  const form = layOutMail({
    locale,
    preview: quote,
    heading: subject,
    paragraphs: [from],
    quote,
    actions: [{ label: say.open, url: `${publicUrl}/messages/${thread}#message-${message}` }],
  });
  return { to: answer.email, subject, ...form };
}
