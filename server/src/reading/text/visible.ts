import type { Span, Words } from '@torg/protocol/reading/reading';
import type { Stretch } from '../found.ts';

/** Signs that show nothing: they turn the direction of writing, or join and part letters. */
const hidden = /\p{Cf}/gu;

export interface Visible {
  text: string;
  /** where something of the whole text stands in the visible one */
  placeOf: <S extends Stretch>(stretch: S) => S;
  /** the span with its words as the whole text has them, hidden signs and all */
  inWhole: (span: Span) => Span;
}

/** What can be seen of a text, where something cannot; undefined: all of it can. */
export function visibleOf(whole: string): Visible | undefined {
  const signs = [...whole.matchAll(hidden)];
  if (signs.length === 0) return undefined;
  const isHidden = new Set(
    signs.flatMap(({ 0: { length }, index }) => Array.from({ length }, (_, at) => index + at)),
  );
  const units: number[] = [];
  const before: number[] = [];
  for (let at = 0; at <= whole.length; at += 1) {
    before.push(units.length);
    if (at < whole.length && !isHidden.has(at)) units.push(at);
  }
  const wordsOf = <W extends Words>(words: W): W => {
    const start = units[words.start] ?? whole.length;
    const end = (units[words.end - 1] ?? whole.length - 1) + 1;
    return { ...words, start, end, text: whole.slice(start, end) };
  };
  return {
    text: whole.replaceAll(hidden, ''),
    placeOf: (stretch) => ({
      ...stretch,
      start: before[stretch.start] ?? stretch.start,
      end: before[stretch.end] ?? stretch.end,
    }),
    inWhole: (span) => ({
      ...wordsOf(span),
      negation: span.negation && wordsOf(span.negation),
      importance: span.importance && {
        ...span.importance,
        words: wordsOf(span.importance.words),
      },
    }),
  };
}
