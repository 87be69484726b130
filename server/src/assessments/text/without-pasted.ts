import { fold } from '@torg/protocol/fold';
import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';

/** So many words in a row are no coincidence. */
const run = 6;
/** Nor that a line says several of the criteria word for word, or a long one. */
const mostCriteria = 1;
const fewestWords = 3;
const longCriterion = 5;
const mostQuote = 300;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#.]+/gu) ?? [];

interface Pasted {
  words: ReadonlySet<string>;
  runs: ReadonlySet<string>;
  whole: readonly { text: string; isLong: boolean }[];
}

function pastedFrom(criteria: readonly { criteria: string }[]): Pasted {
  const all = criteria.map(({ criteria: text }) => wordsOf(text));
  const runs = all.flatMap((list) =>
    list.slice(run - 1).map((_, at) => list.slice(at, at + run).join(' ')),
  );
  const whole = all
    .filter((list) => list.length >= fewestWords)
    .map((list) => ({ text: list.join(' '), isLong: list.length >= longCriterion }));
  return { words: new Set(all.flat()), runs: new Set(runs), whole };
}

function isPasted(line: string, { words, runs, whole }: Pasted): boolean {
  const own = wordsOf(line);
  // Most lines share few words with the criteria, and need not be compared.
  if (own.filter((one) => words.has(one)).length < fewestWords) return false;
  if (own.slice(run - 1).some((_, at) => runs.has(own.slice(at, at + run).join(' ')))) return true;
  const joined = ` ${own.join(' ')} `;
  const found = whole.filter(({ text }) => joined.includes(` ${text} `));
  return found.length > mostCriteria || found.some(({ isLong }) => isLong);
}

/**
 * A CV without the lines in which somebody has pasted what is asked for. What else those lines say
 * is lost, too; they are shown to the assessor.
 */
export function withoutPasted(cv: MaskedCv, criteria: readonly { criteria: string }[]): MaskedCv {
  const pasted = pastedFrom(criteria);
  const flags: Evidence[] = [];
  const clean = (item: string, text: string): string => {
    if (text === '') return text;
    const lines = text.split('\n');
    const out = lines.filter((line) => isPasted(line, pasted));
    if (out.length === 0) return text;
    flags.push(
      ...out.map((line) => ({ item, quote: line.trim().slice(0, mostQuote).toWellFormed() })),
    );
    return lines.filter((line) => !out.includes(line)).join('\n');
  };
  const entries = cv.entries.map((entry): CvEntry => ({
    ...entry,
    title: clean(entry.item, entry.title),
    text: clean(entry.item, entry.text),
    role_text: clean(entry.item, entry.role_text),
  }));
  const title = clean(cv.profile, cv.title);
  const description = clean(cv.profile, cv.description);
  if (flags.length === 0) return cv;
  return { ...cv, title, description, entries, flags: [...cv.flags, ...flags] };
}
