import { fold } from '@torg/protocol/fold';
import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';

/** So many words in a row are no coincidence. */
const run = 7;
/** Nor that a line says so many of the criteria word for word. */
const mostCriteria = 2;
const fewestWords = 3;
const mostQuote = 300;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#.]+/gu) ?? [];

interface Pasted {
  runs: ReadonlySet<string>;
  whole: readonly string[];
}

function pastedFrom(criteria: readonly { criteria: string }[]): Pasted {
  const all = criteria.map(({ criteria: text }) => wordsOf(text));
  const runs = all.flatMap((list) =>
    list.slice(run - 1).map((_, at) => list.slice(at, at + run).join(' ')),
  );
  const whole = all.filter((list) => list.length >= fewestWords).map((list) => list.join(' '));
  return { runs: new Set(runs), whole };
}

function isPasted(line: string, { runs, whole }: Pasted): boolean {
  const own = wordsOf(line);
  if (own.slice(run - 1).some((_, at) => runs.has(own.slice(at, at + run).join(' ')))) return true;
  const joined = ` ${own.join(' ')} `;
  return whole.filter((text) => joined.includes(` ${text} `)).length > mostCriteria;
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
