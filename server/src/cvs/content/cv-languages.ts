import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import { locales, type Locale } from '@torg/protocol/terms';
import type { CvLanguage } from './cv-content.ts';
import { cvWords } from './cv-words.ts';

type Language = Profile['languages'][number];

const names = new Map(
  locales.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'language' })]),
);

const plain = (text: string): string => text.trim().toLowerCase();

function nameOf(locale: Locale, code: string): string | undefined {
  try {
    return names.get(locale)?.of(code);
  } catch {
    // What was typed as a code may be none.
    return undefined;
  }
}

const isNameOf = (code: string, typed: string): boolean =>
  locales.some((locale) => plain(nameOf(locale, code) ?? '') === plain(typed));

/** Who writes bokmål or nynorsk mostly calls it Norwegian. */
const wider: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** The language in the CV's own words; as it was typed where that says more than its code. */
function nameIn(locale: Locale, { language_name: typed, language_locale: code }: Language): string {
  if (code === null || code === '') return typed;
  const meant = [code, wider[code] ?? code].find((one) => typed === '' || isNameOf(one, typed));
  const told = meant === undefined ? undefined : nameOf(locale, meant);
  return told === undefined ? typed : told.charAt(0).toUpperCase() + told.slice(1);
}

/** Speech and writing at the same level are mentioned once. */
function levelText(locale: Locale, { spoken, written }: Pick<CvLanguage, 'spoken' | 'written'>) {
  const words = cvWords[locale];
  if (spoken !== null && spoken === written) return words.levels[spoken];
  const parts = [
    spoken && `${words.spoken}: ${words.levels[spoken].toLowerCase()}`,
    written && `${words.written}: ${words.levels[written].toLowerCase()}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function cvLanguage(locale: Locale, language: Language): CvLanguage {
  const spoken = language.spoken_language_level;
  const written = language.written_language_level;
  return {
    uuid: language.uuid,
    name: nameIn(locale, language),
    ...{ spoken, written },
    level_text: levelText(locale, { spoken, written }),
  };
}
