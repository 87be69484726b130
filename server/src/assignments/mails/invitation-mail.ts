import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import { factsOf } from './assignment-mail.ts';
import type { InvitationRow } from './invitation-mails.repository.ts';

interface Words {
  subject: (company: string, title: string) => string;
  heading: string;
  text: (company: string) => string;
  action: string;
  note: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (company, title) => `${company} inviterer deg: ${title}`,
    heading: 'Du er invitert til et oppdrag',
    text: (company) => `${company} vil gjerne høre om dette er noe for deg.`,
    action: 'Se oppdraget og svar',
    note: 'Oppdraget er bare synlig for dem som er invitert.',
  },
  sv: {
    subject: (company, title) => `${company} bjuder in dig: ${title}`,
    heading: 'Du är inbjuden till ett uppdrag',
    text: (company) => `${company} vill gärna höra om det här är något för dig.`,
    action: 'Se uppdraget och svara',
    note: 'Uppdraget syns bara för dem som är inbjudna.',
  },
  en: {
    subject: (company, title) => `${company} invites you: ${title}`,
    heading: 'You are invited to an assignment',
    text: (company) => `${company} would like to hear whether this is something for you.`,
    action: 'See the assignment and answer',
    note: 'The assignment is visible only to those who are invited.',
  },
};

/** Invites a consultant, in their language, to answer a client's assignment. */
export function invitationMail(row: InvitationRow, publicUrl: string): Mail {
  const say = words[row.locale];
  const { title, company_name: company } = row;
  const form = layOutMail({
    locale: row.locale,
    preview: title,
    heading: say.heading,
    paragraphs: [title, say.text(company)],
    facts: factsOf(row),
    actions: [{ label: say.action, url: `${publicUrl}/assignments/${row.assignment}` }],
    notes: [say.note],
  });
  return { to: row.email, subject: say.subject(company, title), ...form };
}
