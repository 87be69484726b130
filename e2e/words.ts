import { readFileSync } from 'node:fs';

type Say = (bokmal: string) => string;

const quoted = (lines: readonly string[]): string =>
  lines.map((line) => JSON.parse(line.slice(line.indexOf('"'))) as string).join('');

/** Translates text from bokmål, using the app's own catalogue. */
export function wordsOf(locale: 'nb' | 'sv' | 'en'): Say {
  if (locale === 'nb') return (bokmal) => bokmal;
  const file = new URL(`../web/src/locales/${locale}/messages.po`, import.meta.url);
  const entries = readFileSync(file, 'utf8').split('\n\n');
  const words = new Map(
    entries.map((entry) => {
      const lines = entry.split('\n').filter((line) => /^(msgid |msgstr |")/.test(line));
      const second = lines.findIndex((line) => line.startsWith('msgstr '));
      return [quoted(lines.slice(0, second)), quoted(lines.slice(second))];
    }),
  );
  return (bokmal) => {
    const translation = words.get(bokmal);
    if (!translation) throw new Error(`no translation into ${locale} for “${bokmal}”`);
    return translation;
  };
}
