import type { Locale } from '@torg/protocol/terms';
import type { PageAnswer } from '../handler.ts';

export interface StopWords {
  /** while they come: what it is about, what comes, and the button that stops it */
  ask: string;
  comes: string;
  stop: string;
  /** when they have been stopped */
  stopped: string;
  over: string;
  /** where in the app the same is decided */
  link: string;
}

interface StopPage {
  locale: Locale;
  /** whether these mails still come */
  on: boolean;
  words: StopWords;
  /** of the page that the link leads to */
  path: string;
}

const undo: Record<Locale, string> = { nb: 'Angre', sv: 'Ångra', en: 'Undo' };

/** The page that the last link of such a mail opens, the same for all of them. */
export function stopPage({ locale, on, words, path }: StopPage): PageAnswer {
  return {
    locale,
    heading: on ? words.ask : words.stopped,
    text: on ? words.comes : words.over,
    button: {
      label: on ? words.stop : undo[locale],
      name: 'turn',
      value: on ? 'off' : 'on',
      isQuiet: !on,
    },
    link: { label: words.link, path },
  };
}
