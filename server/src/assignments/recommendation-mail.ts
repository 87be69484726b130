import type { Locale } from '@torg/protocol/terms';
import type { Mail } from '../adapters/mail/mail.ts';
import { layOutMail } from '../platform/mail-layout.ts';
import type { Settings } from '../platform/settings.ts';
import { mailToken } from './mail-token.ts';
import type { RecommendationRow } from './recommendation-mails.repository.ts';

interface Words {
  subject: (title: string, company: string) => string;
  heading: string;
  text: (company: string) => string;
  matching: string;
  place: string;
  remote: string;
  remoteToo: (region: string) => string;
  start: string;
  duration: string;
  percent: string;
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
    place: 'Sted',
    remote: 'Hjemmefra',
    remoteToo: (region) => `${region}, eller hjemmefra`,
    start: 'Oppstart',
    duration: 'Varighet',
    percent: 'Stilling',
    action: 'Se oppdraget',
    note: 'Du får denne e-posten fordi profilen din er synlig på Torg. Hvert oppdrag kommer bare én gang.',
    stop: 'Ikke send meg flere anbefalinger',
  },
  sv: {
    subject: (title, company) => `${title} hos ${company}`,
    heading: 'Ett uppdrag som passar dig',
    text: (company) => `${company} har precis publicerat ett uppdrag som liknar det du kan.`,
    matching: 'Du har',
    place: 'Plats',
    remote: 'På distans',
    remoteToo: (region) => `${region}, eller på distans`,
    start: 'Start',
    duration: 'Längd',
    percent: 'Omfattning',
    action: 'Se uppdraget',
    note: 'Du får det här mejlet för att din profil är synlig på Torg. Varje uppdrag kommer bara en gång.',
    stop: 'Skicka inga fler rekommendationer',
  },
  en: {
    subject: (title, company) => `${title} at ${company}`,
    heading: 'An assignment that fits you',
    text: (company) => `${company} has just published an assignment close to what you do.`,
    matching: 'You have',
    place: 'Place',
    remote: 'Remote',
    remoteToo: (region) => `${region}, or remote`,
    start: 'Start',
    duration: 'Duration',
    percent: 'Workload',
    action: 'See the assignment',
    note: 'You get this mail because your profile is visible on Torg. Each assignment comes only once.',
    stop: 'Send me no more recommendations',
  },
};

const languageTags: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };

/** A day by the calendar, which is the same everywhere. */
function dayText(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function placeText(row: RecommendationRow, say: Words): string | null {
  if (!row.allow_remote_work) return row.region_name;
  return row.region_name === null ? say.remote : say.remoteToo(row.region_name);
}

function factsOf(row: RecommendationRow, say: Words): { label: string; value: string }[] {
  const facts: [string, string | null][] = [
    [say.matching, row.matching.join(', ')],
    [say.place, placeText(row, say)],
    [say.start, row.start_date && dayText(row.start_date, row.locale)],
    [say.duration, row.duration],
    [say.percent, row.percent === null ? null : `${row.percent} %`],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Tells a consultant, in their language, of an assignment that fits, and how to hear no more. */
export function recommendationMail(
  row: RecommendationRow,
  account: string,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): Mail {
  const say = words[row.locale];
  const token = encodeURIComponent(mailToken(account, sessionSecret));
  const stopUrl = `${publicUrl}/api/main/recommendation-mails/stop?token=${token}`;
  const form = layOutMail({
    locale: row.locale,
    preview: row.title,
    heading: say.heading,
    paragraphs: [row.title, say.text(row.company_name)],
    facts: factsOf(row, say),
    actions: [{ label: say.action, url: `${publicUrl}/assignments/${row.assignment}` }],
    notes: [say.note],
    noteLink: { label: say.stop, url: `${publicUrl}/recommendations/off?token=${token}` },
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
