/** The languages that are offered while one types; any other may be written. */
const offered = [
  'nb',
  'nn',
  'sv',
  'da',
  'en',
  'fi',
  'is',
  'se',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'uk',
  'ru',
  'lt',
  'lv',
  'et',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'sr',
  'hr',
  'bs',
  'sq',
  'el',
  'tr',
  'ar',
  'fa',
  'ku',
  'so',
  'ti',
  'am',
  'ur',
  'hi',
  'ta',
  'bn',
  'zh',
  'ja',
  'ko',
  'vi',
  'th',
  'id',
  'tl',
  'sw',
] as const;

export interface LanguageChoice {
  code: string;
  name: string;
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** `Norsk bokmål`, `Svensk` …, as one says in the reader's own language. */
export function languageChoices(locale: string): LanguageChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return offered.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name: capital(name) }];
  });
}

/** The code of what is typed, where it is one of those offered; a language by another name has none. */
export const codeOf = (typed: string, choices: readonly LanguageChoice[]): string | null =>
  choices.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())?.code ?? null;
