import { lookOf } from './assignments.ts';
import { spanOf, type Span } from './entry-dates.ts';
import type { EntryParts } from './pieces.ts';
import { resemblanceOf } from './words-of-fields.ts';

interface Spans {
  /** without the employers that only head their positions */
  positions: EntryParts[];
  employerOf: (position: EntryParts) => string | undefined;
}

/** A year alone may mean any of its months. */
const isNear = (one: number, other: number): boolean => one === other || Math.abs(one - other) < 12;

/** The name of an employer, its whole time, and nothing that was done there. */
function employerIn({ pieces, body, entry }: EntryParts): string | null {
  const [name, ...others] = pieces.filter(({ text }) => resemblanceOf(text).place === 0);
  const isBare = body.length === 0 && entry.lines.length <= 3 && others.length === 0;
  if (name === undefined || !isBare) return null;
  return resemblanceOf(name.text).role >= 1 ? null : name.text;
}

/** A position looks otherwise than the employer above it, or names a role. */
const isPosition = (one: EntryParts, employer: EntryParts): boolean =>
  lookOf(one) !== lookOf(employer) || one.pieces.some(({ text }) => resemblanceOf(text).role >= 1);

/** How many of the entries that follow fill the time of an employer from its first to its last day. */
function countFilling([from, to]: Span, following: readonly (Span | null)[]): number {
  let filled: Span | null = null;
  let count = 0;
  for (const span of following) {
    const isWithin = span !== null && span[0] >= from - 11 && span[1] <= to + 11;
    if (span === null || !isWithin) break;
    count += 1;
    filled = [Math.min(span[0], filled?.[0] ?? span[0]), Math.max(span[1], filled?.[1] ?? span[1])];
  }
  const isFull = filled !== null && isNear(filled[0], from) && isNear(filled[1], to);
  return isFull ? count : 0;
}

/**
 * An employer may stand above its positions with the whole time there: from the first day of one of
 * them to the last day of another. It is no job of its own.
 */
export function employerSpans(parts: readonly EntryParts[]): Spans {
  const spans = parts.map(spanOf);
  const employers = new Map<EntryParts, string>();
  const positions: EntryParts[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const one = parts[at] as EntryParts;
    const [name, span] = [employerIn(one), spans[at] ?? null];
    const count = name === null || span === null ? 0 : countFilling(span, spans.slice(at + 1));
    const below = parts.slice(at + 1, at + 1 + count);
    const arePositions = below.every((position) => isPosition(position, one));
    if (name === null || count === 0 || !arePositions) positions.push(one);
    else for (const position of below) employers.set(position, name);
  }
  return { positions, employerOf: (position) => employers.get(position) };
}
