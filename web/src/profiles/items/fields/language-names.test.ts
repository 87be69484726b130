import { describe, expect, it } from 'vitest';
import { codeOf, languageChoices } from './language-names.ts';

describe('the suggested languages', () => {
  it('have names in the reader’s language', () => {
    const named = (locale: string, code: string) =>
      languageChoices(locale).find((choice) => choice.code === code)?.name;
    expect(named('nb', 'nb')).toBe('Norsk bokmål');
    expect(named('sv', 'en')).toBe('Engelska');
    expect(named('en', 'sv')).toBe('Swedish');
  });
  it('get their code when typed by hand, in any case', () => {
    const choices = languageChoices('nb');
    expect(codeOf(' engelsk ', choices)).toBe('en');
    expect(codeOf('Klingonsk', choices)).toBeNull();
  });
});
