import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';
import type { Locale } from '@torg/protocol/terms';
import { languageTags } from '../../platform/text/language-tags.ts';

interface Words {
  heading: (count: number) => string;
  text: (title: string) => string;
  more: (count: number) => string;
  freeNow: string;
  freeFrom: (day: string) => string;
  notFree: string;
  consultant: string;
  action: string;
  note: (rhythm: AlertRhythm) => string;
  stop: string;
}

/** Searches with `never` send no mail, so its text is empty. */
export const rhythms: Record<Locale, Record<AlertRhythm, string>> = {
  nb: { never: '', instant: 'med én gang', daily: 'hver dag', weekly: 'hver uke' },
  sv: { never: '', instant: 'direkt', daily: 'varje dag', weekly: 'varje vecka' },
  en: { never: '', instant: 'at once', daily: 'daily', weekly: 'weekly' },
};

export const alertWords: Record<Locale, Words> = {
  nb: {
    heading: (count) => (count === 1 ? '1 ny konsulent' : `${count} nye konsulenter`),
    text: (title) => `Det lagrede søket «${title}» har funnet noen som ikke var der før.`,
    more: (count) => (count === 1 ? 'Én til står på siden.' : `${count} til står på siden.`),
    freeNow: 'Ledig nå',
    freeFrom: (day) => `Ledig fra ${day}`,
    notFree: 'Ikke ledig',
    consultant: 'Konsulent',
    action: 'Se treffene',
    note: (rhythm) =>
      `Du får denne e-posten fordi du vil ha varsel ${rhythms.nb[rhythm]} om dette søket. Hver konsulent kommer bare én gang.`,
    stop: 'Stopp varslene for dette søket',
  },
  sv: {
    heading: (count) => (count === 1 ? '1 ny konsult' : `${count} nya konsulter`),
    text: (title) => `Den sparade sökningen ”${title}” har hittat någon som inte fanns där förut.`,
    more: (count) => (count === 1 ? 'En till finns på sidan.' : `${count} till finns på sidan.`),
    freeNow: 'Ledig nu',
    freeFrom: (day) => `Ledig från ${day}`,
    notFree: 'Inte ledig',
    consultant: 'Konsult',
    action: 'Se träffarna',
    note: (rhythm) =>
      `Du får det här mejlet för att du vill ha bevakning ${rhythms.sv[rhythm]} av den här sökningen. Varje konsult kommer bara en gång.`,
    stop: 'Stoppa bevakningen av den här sökningen',
  },
  en: {
    heading: (count) => (count === 1 ? '1 new consultant' : `${count} new consultants`),
    text: (title) => `The saved search “${title}” has found somebody who was not there before.`,
    more: (count) => `${count} more on the page.`,
    freeNow: 'Available now',
    freeFrom: (day) => `Available from ${day}`,
    notFree: 'Not available',
    consultant: 'Consultant',
    action: 'See the hits',
    note: (rhythm) =>
      `You get this mail because you want to be told ${rhythms.en[rhythm]} about this search. Each consultant comes only once.`,
    stop: 'Stop the alerts of this search',
  },
};

/** A calendar day, which does not depend on a time zone. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
