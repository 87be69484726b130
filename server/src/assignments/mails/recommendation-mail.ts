import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { mailedToken } from '../../platform/mail/mailed-token.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import { factsOf } from './assignment-mail.ts';
import type { RecommendationRow } from './recommendation-mails.repository.ts';

interface Words {
  subject: (title: string, company: string) => string;
  heading: string;
  text: (company: string) => string;
  matching: string;
  action: string;
  note: string;
  stop: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (title, company) => `${title} hos ${company}`,
    heading: 'Et oppdrag som passer deg',
    text: (company) => `${company} har nettopp publisert et oppdrag som ligner på det du kan.`,
    matching: 'Du har',
    action: 'Se oppdraget',
    note: 'Du får denne e-posten fordi profilen din er synlig på Torg. Hvert oppdrag kommer bare én gang.',
    stop: 'Ikke send meg flere anbefalinger',
  },
  sv: {
    subject: (title, company) => `${title} hos ${company}`,
    heading: 'Ett uppdrag som passar dig',
    text: (company) => `${company} har precis publicerat ett uppdrag som liknar det du kan.`,
    matching: 'Du har',
    action: 'Se uppdraget',
    note: 'Du får det här mejlet för att din profil är synlig på Torg. Varje uppdrag kommer bara en gång.',
    stop: 'Skicka inga fler rekommendationer',
  },
  en: {
    subject: (title, company) => `${title} at ${company}`,
    heading: 'An assignment that fits you',
    text: (company) => `${company} has just published an assignment close to what you do.`,
    matching: 'You have',
    action: 'See the assignment',
    note: 'You get this mail because your profile is visible on Torg. Each assignment comes only once.',
    stop: 'Send me no more recommendations',
  },
};

/**
 * Recommends an assignment to a consultant, in their language, with a link to turn such mails off.
 */
export function recommendationMail(
  row: RecommendationRow,
  account: string,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): Mail {
  const say = words[row.locale];
  const matching = row.matching.join(', ');
  const token = encodeURIComponent(mailedToken('recommendation-mails', account, sessionSecret));
  const stopUrl = `${publicUrl}/api/main/recommendation-mails/stop?token=${token}`;
  const form = layOutMail({
    locale: row.locale,
    preview: row.title,
    heading: say.heading,
    paragraphs: [row.title, say.text(row.company_name)],
    facts: [...(matching ? [{ label: say.matching, value: matching }] : []), ...factsOf(row)],
    actions: [{ label: say.action, url: `${publicUrl}/assignments/${row.assignment}` }],
    notes: [say.note],
    noteLink: { label: say.stop, url: stopUrl },
  });
  return {
    to: row.email,
    subject: say.subject(row.title, row.company_name),
    ...form,
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
