import type { RequirementKind } from '@torg/protocol/terms';
import type { Found, Stretch } from '../found.ts';
import { matchesOf } from '../text/matches-of.ts';
import { importanceCues } from './cues.ts';
import { isWithin, listBefore } from './scopes.ts';

export interface Importance extends Stretch {
  kind: RequirementKind;
}
interface PlacedCue extends Importance {
  side: 'after' | 'before' | 'both';
}

const kinds = ['must', 'should'] as const;

function cuesIn(text: string, sentence: Stretch): PlacedCue[] {
  const said = text.slice(sentence.start, sentence.end);
  const all = kinds.flatMap((kind) =>
    importanceCues[kind].flatMap(({ pattern, side }) =>
      matchesOf(said, pattern).map(({ start, end }) => ({
        kind,
        side,
        start: start + sentence.start,
        end: end + sentence.start,
      })),
    ),
  );
  return all
    .filter((cue) => !isDenied(text, cue))
    .filter(
      (cue) =>
        !all.some(
          (other) =>
            other !== cue &&
            other.start <= cue.start &&
            other.end >= cue.end &&
            other.end - other.start > cue.end - cue.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** "Ikke et krav", "no requirement": says nothing. */
const isDenied = (text: string, { start }: Stretch): boolean =>
  /(?:ikke|inte|not|no|uten|utan|inget|ingen)\s+(?:et\s+|ett\s+|a\s+|noe\s+)?$/iu.test(
    text.slice(Math.max(0, start - 16), start),
  );

/** Where the words before a cue no longer belong to it. */
const boundary = /[;:]|,|\s(?:men|but|og|och|and)\s/gu;
const strongBoundary = /;|\s(?:men|but)\s|,\s(?:men|but|and we|og vi|och vi)/u;

/** Which spans of a sentence must or should be, and by which of its words. */
export function findImportance(
  text: string,
  sentence: Stretch,
  spans: readonly Found[],
  section?: Importance,
): Map<Found, Importance> {
  const own = spans.filter((span) => isWithin(span, sentence));
  const cues = cuesIn(text, sentence);
  const found = new Map<Found, Importance>();
  for (const cue of cues.filter(({ side }) => side !== 'before')) {
    const next = cues.find((other) => other.start > cue.start && other.side !== 'before');
    const limit = next?.start ?? sentence.end;
    const cut = strongBoundary.exec(text.slice(cue.end, limit));
    const to = cut ? cue.end + cut.index : limit;
    for (const span of own) {
      if (span.start >= cue.end && span.start < to) found.set(span, cue);
    }
  }
  for (const cue of cues.filter(({ side }) => side !== 'after')) {
    if (cue.side === 'both' && [...found.values()].includes(cue)) continue;
    const from = cues.findLast((other) => other.end <= cue.start)?.end ?? sentence.start;
    const said = text.slice(from, cue.start);
    // "Har du kjørt Kafka, er det en fordel": the comma before the cue parts nothing from it.
    const last = [...said.trimEnd().replace(/,$/u, '').matchAll(boundary)].at(-1);
    const since = last ? from + last.index : from;
    const before = own.filter((span) => span.start >= since && span.end <= cue.start);
    const [first] = before;
    // "Krav: Java og SQL, Terraform er et pluss": the list before is what the label says.
    const isOther = section !== undefined && section.kind !== cue.kind;
    const list = first && !isOther ? listBefore(text, own, own.indexOf(first)) : [];
    const listed = list.filter((span) => span.kind === first?.kind && !found.has(span));
    for (const span of [...listed, ...before]) if (span.start >= from) found.set(span, cue);
  }
  return found;
}
