import { i18n, type Messages } from '@lingui/core';
import { locales, type Locale } from '@torg/protocol/terms';

/** Each language is a chunk of its own. */
const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nb: () => import('../locales/nb/messages.po'),
  sv: () => import('../locales/sv/messages.po'),
  en: () => import('../locales/en/messages.po'),
};

export const languageNames: Record<Locale, string> = {
  nb: 'Norsk bokmål',
  sv: 'Svenska',
  en: 'English',
};

const storageKey = 'torg.locale';

/** Switches the app to a language, and stores it as the one to start with. */
export async function speak(locale: Locale): Promise<void> {
  if (i18n.locale === locale) return;
  const { messages } = await catalogs[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
  localStorage.setItem(storageKey, locale);
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
