import type { Locale } from '@torg/protocol/terms';
import { cleanText } from '../../cv-imports/cv-imports.queries.ts';
import type { ToolTexts } from '../../platform/ports/cv-tool-shapes.ts';

/** The tool's words for languages that a reader of ours reads, the best first. */
const codes: Record<Locale, readonly string[]> = {
  nb: ['no', 'nb', 'nn'],
  sv: ['se', 'sv'],
  en: ['int', 'en', 'uk', 'us', 'gb'],
};

/** Reads a text of several languages. */
export type ReadTexts = (texts: ToolTexts) => string;

/**
 * Reads texts in the profile's language; what lacks it in the language that its owner writes, then in
 * English, then in any.
 */
export function readTexts(locale: Locale, owner: string | null): ReadTexts {
  const wanted = [...codes[locale], ...(owner === null ? [] : [owner]), ...codes.en];
  return (texts) => {
    const inOrder = [...wanted, ...Object.keys(texts).toSorted()];
    const own = inOrder.filter((code) => Object.hasOwn(texts, code));
    const said = own.map((code) => cleanText(texts[code] ?? '').trim());
    return said.find((text) => text !== '') ?? '';
  };
}

/** Parts of one text, as paragraphs. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
