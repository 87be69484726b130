import type { firstColumns } from '@torg/protocol/boards/board-terms';
import type { Locale } from '@torg/protocol/terms';

type FirstTitle = (typeof firstColumns)[number]['column_title'];

/** The inbox, which has no title, and the columns that every board begins with. */
const texts: Record<Locale, Record<FirstTitle | '', string>> = {
  nb: {
    '': 'Innboks',
    ...{ Interessert: 'Interessert', Samtale: 'Samtale', Intervju: 'Intervju' },
    ...{ Tilbud: 'Tilbud', Avslått: 'Avslått' },
  },
  sv: {
    '': 'Inkorg',
    ...{ Interessert: 'Intresserad', Samtale: 'Samtal', Intervju: 'Intervju' },
    ...{ Tilbud: 'Erbjudande', Avslått: 'Avslag' },
  },
  en: {
    '': 'Inbox',
    ...{ Interessert: 'Interested', Samtale: 'Talk', Intervju: 'Interview' },
    ...{ Tilbud: 'Offer', Avslått: 'Turned down' },
  },
};

/** What a column is called in a language, unless somebody has named it. */
export function columnText(locale: Locale, title: string): string {
  const known: Readonly<Record<string, string>> = texts[locale];
  return (Object.hasOwn(known, title) ? known[title] : undefined) ?? title;
}
