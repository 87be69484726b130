import { oneLine } from '../../platform/text/text-blocks.ts';

/** Stands for a character that the font lacks, which would stop the whole document. */
const missing = '□';
/** Runs of a paragraph keep the space at their ends, which joins them. */
const ends = /^\s|\s$/;

/** All texts of a value without control characters, and with what the font lacks marked. */
export function printable(value: unknown, letters: ReadonlySet<number>): unknown {
  if (typeof value === 'string') return printableText(value, letters);
  if (Array.isArray(value)) return value.map((one) => printable(one, letters));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [key, printable(one, letters)]);
  return Object.fromEntries(entries);
}

function printableText(text: string, letters: ReadonlySet<number>): string {
  const line = ends.test(text)
    ? text.replace(text.trim(), oneLine(text)).replaceAll(/\s+/g, ' ')
    : oneLine(text);
  const normal = line.normalize('NFC');
  if (hasAll(normal, letters)) return normal;
  return Array.from(normal)
    .map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : missing))
    .join('');
}

function hasAll(text: string, letters: ReadonlySet<number>): boolean {
  for (const letter of text) if (!letters.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}
