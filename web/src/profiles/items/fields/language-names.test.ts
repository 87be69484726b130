import { describe, expect, it } from 'vitest';
import { codeOf, languageChoices } from './language-names.ts';

describe('the languages that are offered', () => {
  it('are called what the reader calls them', () => {
    const named = (locale: string, code: string) =>
      languageChoices(locale).find((one) => one.code === code)?.name;
    expect(named('nb', 'nb')).toBe('Norsk bokmål');
    expect(named('sv', 'en')).toBe('Engelska');
    expect(named('en', 'sv')).toBe('Swedish');
  });
  it('have their code when typed by hand, in any letters', () => {
    const choices = languageChoices('nb');
    expect(codeOf(' engelsk ', choices)).toBe('en');
    expect(codeOf('Klingonsk', choices)).toBeNull();
  });
});
