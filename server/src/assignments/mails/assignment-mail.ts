import type { Locale } from '@torg/protocol/terms';
import { languageTags } from '../../platform/text/language-tags.ts';

/** What every mail about an assignment shows of it. */
export interface MailedAssignment {
  locale: Locale;
  assignment: string;
  title: string;
  company_name: string;
  duration: string | null;
  percent: number | null;
  start_date: string | null;
  allow_remote_work: boolean;
  region_name: string | null;
}

interface Words {
  place: string;
  remote: string;
  remoteToo: (region: string) => string;
  start: string;
  duration: string;
  percent: string;
}

const words: Record<Locale, Words> = {
  nb: {
    place: 'Sted',
    remote: 'Hjemmefra',
    remoteToo: (region) => `${region}, eller hjemmefra`,
    start: 'Oppstart',
    duration: 'Varighet',
    percent: 'Stilling',
  },
  sv: {
    place: 'Plats',
    remote: 'På distans',
    remoteToo: (region) => `${region}, eller på distans`,
    start: 'Start',
    duration: 'Längd',
    percent: 'Omfattning',
  },
  en: {
    place: 'Place',
    remote: 'Remote',
    remoteToo: (region) => `${region}, or remote`,
    start: 'Start',
    duration: 'Duration',
    percent: 'Workload',
  },
};

/** A calendar day, independent of time zones. */
function dayText(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function placeText(row: MailedAssignment, say: Words): string | null {
  if (!row.allow_remote_work) return row.region_name;
  return row.region_name === null ? say.remote : say.remoteToo(row.region_name);
}

/** Place, dates and amount of work, in the reader's language; empty fields are left out. */
export function factsOf(row: MailedAssignment): { label: string; value: string }[] {
  const say = words[row.locale];
  const facts: [string, string | null][] = [
    [say.place, placeText(row, say)],
    [say.start, row.start_date && dayText(row.start_date, row.locale)],
    [say.duration, row.duration],
    [say.percent, row.percent === null ? null : `${row.percent} %`],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
