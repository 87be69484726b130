/** Suggestions while the user types; any other language may be typed. */
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

/** `Norsk bokmål`, `Svensk` …: each with its name in the reader's language. */
export function languageChoices(locale: string): LanguageChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return offered.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name: capital(name) }];
  });
}

/** The code of a typed language, if it is one of those suggested; otherwise null. */
export const codeOf = (typed: string, choices: readonly LanguageChoice[]): string | null =>
  choices.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())?.code ?? null;
