import type { Locale } from '@torg/protocol/terms';
import type { PageAnswer } from '../../platform/handler.ts';
import { stopPage, type StopWords } from '../../platform/mail/stop-page.ts';
import type { SearchRow } from '../saved-searches.repository.ts';
import { rhythms } from './alert-words.ts';

type Words = (title: string, rhythm: string) => StopWords;

const words: Record<Locale, Words> = {
  nb: (title, rhythm) => ({
    ask: 'Stoppe varslene?',
    comes: `Du får varsel ${rhythm} om nye treff på det lagrede søket «${title}». Vil du slippe det?`,
    stop: 'Stopp varslene',
    stopped: 'Varslene er stoppet',
    over: `Du får ikke flere varsler om «${title}». Søket er fortsatt lagret.`,
    link: 'Du kan også endre varslene under Lagrede søk',
  }),
  sv: (title, rhythm) => ({
    ask: 'Stoppa bevakningen?',
    comes: `Du får mejl ${rhythm} om nya träffar på den sparade sökningen ”${title}”. Vill du slippa det?`,
    stop: 'Stoppa bevakningen',
    stopped: 'Bevakningen är stoppad',
    over: `Du får inga fler mejl om ”${title}”. Sökningen är fortfarande sparad.`,
    link: 'Du kan också ändra bevakningen under Sparade sökningar',
  }),
  en: (title, rhythm) => ({
    ask: 'Stop the alerts?',
    comes: `You are told ${rhythm} of new hits of the saved search “${title}”. Do you want that to end?`,
    stop: 'Stop the alerts',
    stopped: 'The alerts are stopped',
    over: `You get no more alerts of “${title}”. The search is still saved.`,
    link: 'You can also change the alerts under Saved searches',
  }),
};

export const alertPage = (
  locale: Locale,
  { title, notify }: Pick<SearchRow, 'title' | 'notify'>,
): PageAnswer =>
  stopPage({
    locale,
    on: notify !== 'never',
    words: words[locale](title, rhythms[locale][notify]),
    path: '/search/saved',
  });
