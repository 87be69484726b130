import type { Span } from '@torg/protocol/reading/reading';
import type { SpanKind } from '@torg/protocol/reading/reading-terms';
import type { Sliced } from '../../platform/turns/in-slices.ts';
import type { Found, Stretch } from '../found.ts';
import { linesOf, sentencesOf } from '../text/sentences.ts';
import { findImportance, type Importance } from './find-importance.ts';
import { findNegations } from './find-negations.ts';
import { findSections } from './find-sections.ts';

/** What a person can be wanted for; dates and prices must always be. */
const canMatter: ReadonlySet<SpanKind> = new Set([
  'skill',
  'industry',
  'seniority',
  'years',
  'language',
  'clearance',
]);

/** "Ikke over 1 600 kr" and "ikke før mars" deny neither the price nor the month. */
const cannotBeDenied: ReadonlySet<SpanKind> = new Set([
  'years',
  'start',
  'end',
  'duration',
  'deadline',
  'extent',
  'rate',
]);

/** Adds to each span whether it is denied, and whether it must or should be. */
export function* markingAll(
  text: string,
  found: readonly Found[],
  added: ReadonlySet<Found>,
): Sliced<Span[]> {
  const lines = linesOf(text);
  const sections = findSections(lines);
  const denied = new Map<Found, Stretch>();
  const wanted = new Map<Found, Importance>();
  for (const [at, line] of lines.entries()) {
    const own = found.filter(({ start }) => start >= line.start && start <= line.end);
    if (own.length === 0) continue;
    yield;
    const section = sections[at];
    if (section) for (const span of own) if (span.start >= section.end) wanted.set(span, section);
    for (const sentence of sentencesOf(line)) {
      for (const [span, cue] of findNegations(text, sentence, own)) {
        if (!cannotBeDenied.has(span.kind)) denied.set(span, cue);
      }
      for (const [span, cue] of findImportance(text, sentence, own, section)) wanted.set(span, cue);
    }
  }
  const wordsAt = ({ start, end }: Stretch) => ({ start, end, text: text.slice(start, end) });
  return found.map((span): Span => {
    const negation = denied.get(span);
    const importance = negation || !canMatter.has(span.kind) ? undefined : wanted.get(span);
    return {
      ...span,
      text: text.slice(span.start, span.end),
      negation: negation ? wordsAt(negation) : null,
      importance: importance ? { kind: importance.kind, words: wordsAt(importance) } : null,
      found_by: added.has(span) ? 'model' : 'rules',
    };
  });
}
