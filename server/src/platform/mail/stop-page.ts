import type { Locale } from '@torg/protocol/terms';
import type { PageAnswer } from '../handler.ts';

export interface StopWords {
  /** while the mails come: the question, what they are about, and the button that stops them */
  ask: string;
  comes: string;
  stop: string;
  /** once they have been stopped */
  stopped: string;
  over: string;
  /** the link to the page of the app where the same is set */
  link: string;
}

interface StopPage {
  locale: Locale;
  /** whether these mails still come */
  on: boolean;
  words: StopWords;
  /** the page that the link leads to */
  path: string;
}

const undo: Record<Locale, string> = { nb: 'Angre', sv: 'Ångra', en: 'Undo' };

/** The page that the unsubscribe link of any recurring mail opens. */
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
