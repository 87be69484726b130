import { i18n } from '@lingui/core';
import { locales, type Locale } from '@torg/protocol/terms';

/** Each language is a chunk of its own, with the texts that every page needs; domains add theirs. */
const catalogs = {
  nb: () => import('torg:texts/nb'),
  sv: () => import('torg:texts/sv'),
  en: () => import('torg:texts/en'),
} as const satisfies Record<Locale, unknown>;

export const languageNames: Record<Locale, string> = {
  nb: 'Norsk bokmål',
  sv: 'Svenska',
  en: 'English',
};

const storageKey = 'torg.locale';

/** By domain whose texts were needed so far: when they have come. */
const opened = new Map<string, Promise<void>>();
/** what the app should speak; undefined only at the beginning */
let wanted: Locale | undefined;

async function load(locale: Locale, names: Iterable<string>): Promise<void> {
  const { messages, rooms } = await catalogs[locale]();
  const parts = await Promise.all([...names].map(async (name) => rooms[name]?.()));
  i18n.load(locale, Object.assign({}, messages, ...parts.map((part) => part?.messages)));
}

/** Switches the app to a language, and stores it as the one to start with. */
export async function speak(locale: Locale): Promise<void> {
  if (i18n.locale === locale && wanted === locale) return;
  wanted = locale;
  await load(locale, opened.keys());
  // Another one was chosen meanwhile.
  if (wanted !== locale) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
  localStorage.setItem(storageKey, locale);
}

/** A module of a domain, once its texts have come, too. The build puts it around such imports. */
export async function withTexts<M>(room: string, loading: Promise<M>): Promise<M> {
  const texts = opened.get(room) ?? (wanted ? load(wanted, [room]) : Promise.resolve());
  opened.set(room, texts);
  // What did not come is loaded anew the next time.
  texts.catch(() => opened.delete(room));
  const [loaded] = await Promise.all([loading, texts]);
  return loaded;
}

/** The language before sign-in: the last one used in this browser, or the one that it prefers. */
export function firstLanguage(): Locale {
  const preferences = [localStorage.getItem(storageKey) ?? '', ...navigator.languages];
  for (const preferred of preferences) {
    const language = /^(no|nn)\b/.test(preferred) ? 'nb' : preferred.slice(0, 2);
    const spoken = locales.find((locale) => locale === language);
    if (spoken) return spoken;
  }
  return 'nb';
}
