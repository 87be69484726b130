import { expect, it } from 'vitest';
import { cvLanguage } from './cv-languages.ts';

const named = (language_name: string, language_locale: string | null) =>
  (['nb', 'sv', 'en'] as const).map(
    (locale) =>
      cvLanguage(locale, {
        ...{ uuid: 'a', revision: 0, language_name, language_locale },
        ...{ spoken_language_level: null, written_language_level: null },
        came: { origin: 'typed', origin_id: null, touched: false },
      }).name,
  );

it('a language is told in the words of the CV', () => {
  expect(named('Svensk', 'sv')).toEqual(['Svensk', 'Svenska', 'Swedish']);
  expect(named('', 'es')).toEqual(['Spansk', 'Spanska', 'Spanish']);
});

it('what somebody calls Norwegian is Norwegian, and bokmål only where they say so', () => {
  expect(named('Norsk', 'nb')).toEqual(['Norsk', 'Norska', 'Norwegian']);
  expect(named('Norwegian', 'nn')).toEqual(['Norsk', 'Norska', 'Norwegian']);
  expect(named('Norsk bokmål', 'nb')[2]).toBe('Norwegian Bokmål');
});

it('what says more than its code, or has none, stays as it was typed', () => {
  expect(named('Norsk tegnspråk', 'nb')).toEqual(Array(3).fill('Norsk tegnspråk'));
  expect(named('Klingon', null)).toEqual(Array(3).fill('Klingon'));
});
