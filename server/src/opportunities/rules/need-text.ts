import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Span } from '@torg/protocol/reading/reading';
import type { SpanKind } from '@torg/protocol/reading/reading-terms';
import type { Sliced } from '../../platform/turns/in-slices.ts';
import { oneLine } from '../../platform/text/text-blocks.ts';
import {
  bulletOf,
  readingText,
  sentencesOf,
  type ReadingKnowledge,
  type Stretch,
} from '../../reading/reading.queries.ts';
import type { About } from './about.ts';
import type { FactName } from './text/labels.ts';
import { partsOf, type Part } from './text/parts-of-text.ts';

/** A context's text. */
export interface NeedText {
  context_id: string;
  text: string;
}

/** A context's text with all that the rules look at. */
export interface ReadNeed extends NeedText {
  parts: readonly Part[];
  spans: readonly Span[];
}

export function* readingNeeds(
  texts: readonly NeedText[],
  knowledge: ReadingKnowledge,
  { today, locale }: Pick<About, 'today' | 'locale'>,
): Sliced<ReadNeed[]> {
  const needs: ReadNeed[] = [];
  for (const { context_id, text } of texts) {
    const spans = yield* readingText(text, knowledge, { today, locale });
    needs.push({ context_id, text, parts: partsOf(text), spans });
    yield;
  }
  return needs;
}

export const partOf = ({ parts }: ReadNeed, { start }: Stretch): Part | undefined =>
  parts.find(({ line }) => start >= line.start && start <= line.end);

/** The spans of a kind that nothing denies and that do not stand in a greeting or a signature. */
export const spansOf = <K extends SpanKind>(need: ReadNeed, kind: K) =>
  need.spans.filter(
    (span): span is Extract<Span, { kind: K }> =>
      span.kind === kind && !span.negation && partOf(need, span)?.kind !== 'frame',
  );

/** The lines that name a fact: `Oppstart: 4. januar`. */
export const factsNamed = ({ parts }: ReadNeed, ...names: readonly FactName[]): Part[] =>
  parts.filter(({ kind, fact }) => kind === 'fact' && fact !== undefined && names.includes(fact));

export const isIn = ({ start, end }: Stretch, around: Stretch): boolean =>
  start >= around.start && end <= around.end;

/** Those that stand where a line names the fact; else all of them. */
export function preferNamed<S extends Stretch>(
  need: ReadNeed,
  spans: readonly S[],
  ...names: readonly FactName[]
): readonly S[] {
  const facts = factsNamed(need, ...names);
  const named = spans.filter((span) => facts.some((fact) => isIn(span, fact)));
  return named.length > 0 ? named : spans;
}

export const wordsAt = ({ text }: ReadNeed, { start, end }: Stretch): string =>
  text.slice(start, end);

/**
 * The same as a field shows them: on one line, and without signs that turn the direction of writing.
 * Quotes keep them.
 */
export const shownAt = (need: ReadNeed, at: Stretch): string => oneLine(wordsAt(need, at));

const mostQuote = 300;

/** The sentence around some words, or the words alone where it is a long one. */
export function sentenceAround(need: ReadNeed, { start, end }: Stretch): Stretch {
  const part = partOf(need, { start, end });
  const line = part?.line;
  if (!line || end > line.end) return { start, end };
  const sentence = sentencesOf(line).find((one) => one.start <= start && end <= one.end) ?? line;
  const bullet = line.start + (bulletOf(line.text)?.length ?? 0);
  const first = bullet > start ? sentence.start : Math.max(sentence.start, bullet);
  // Without the greeting before it and the name behind it, unless the words stand there.
  const isWithin = part.kind === 'prose' && isIn({ start, end }, part);
  const [least, last] = isWithin ? [part.start, part.end] : [first, sentence.end];
  const from = Math.max(first, least);
  const said = need.text.slice(from, Math.min(sentence.end, last));
  const begin = from + (said.length - said.trimStart().length);
  const to = from + said.trimEnd().length;
  return to - begin > mostQuote ? { start, end } : { start: begin, end: to };
}

/** The words, then their line, then with the lines before it. */
function* widenings(need: ReadNeed, at: Stretch): Generator<Stretch> {
  yield at;
  const place = need.parts.findIndex(({ line }) => at.start >= line.start && at.end <= line.end);
  for (let from = place; from >= 0 && from > place - 4; from -= 1) {
    const [first, last] = [need.parts[from]?.line, need.parts[place]?.line];
    if (first && last) {
      const said = need.text.slice(first.start, last.end);
      const start = first.start + (said.length - said.trimStart().length);
      yield { start, end: first.start + said.trimEnd().length };
    }
  }
}

/**
 * Names words of a text as a source, letter for letter; with more around them where they stand
 * elsewhere before, so that whoever looks for the quote finds this place.
 */
export function quote(need: ReadNeed, at: Stretch): Source {
  for (const wide of widenings(need, at)) {
    const words = wordsAt(need, wide);
    if (need.text.indexOf(words) === wide.start) {
      return { context_id: need.context_id, quote: words };
    }
  }
  return { context_id: need.context_id, quote: wordsAt(need, at) };
}
export const quoteAround = (need: ReadNeed, at: Stretch): Source =>
  quote(need, sentenceAround(need, at));

export const withCapital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** At most so many letters, whole words where possible. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most);
  const space = part.lastIndexOf(' ');
  return (space > most / 2 ? part.slice(0, space) : part.slice(0, -1)).trimEnd().toWellFormed();
}
