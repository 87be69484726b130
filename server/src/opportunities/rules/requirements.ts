import { limits } from '@torg/protocol/limits';
import type { Span, Words } from '@torg/protocol/reading/reading';
import type { RequirementKind } from '@torg/protocol/terms';
import { atOnce, type Sliced } from '../../platform/turns/in-slices.ts';
import {
  asksOfPerson,
  headingKind,
  matchesOf,
  sentencesOf,
  words,
  type Stretch,
} from '../../reading/reading.queries.ts';
import { cut, isIn, shownAt, wordsAt, type ReadNeed } from './need-text.ts';
import type { Part } from './text/parts-of-text.ts';

/** What a text asks for, where it says so, and the words that make it a must or a should. */
export interface Demand extends Stretch {
  need: ReadNeed;
  kind: RequirementKind;
  because: string | undefined;
}

export const textOf = ({ need, start, end }: Demand): string =>
  cut(shownAt(need, { start, end }), limits.assignment.requirement);

const shouldMark =
  /\((?:bør|bör|b|ønskelig|önskvärt|meriterande|nice to have|fordel|plus|should)\)|(?:^|\s)(?:bör|bør|should)[- ]?krav/iu;
const mustMark =
  /\((?:må|skal|ska|skall|a|m|absolutt|obligatorisk|obligatoriskt|must|required|mandatory)\)|(?:^|\s)(?:ska|skall|må|skal|must)[- ]?krav/iu;
/** Numbered lines of tenders say themselves how strict they are. */
const mustVerb = words('skal|må|ska|skall|måste|shall|must');
const shouldVerb = words('bør|bör|should|gjerne|gärna');

/** `B = bør`: which letter of the items only asks for what would be nice. */
const softLetter =
  /(?<!\p{L})(?<letter>\p{Lu})\s*[=:]\s*(?:bør|bör|should|ønskelig|önskvärt|nice|evaluering)/u;
/** A whole text is looked through once. */
const softItems = new WeakMap<ReadNeed, RegExp | null>();

function isSoftItem(need: ReadNeed, { line }: Part): boolean {
  let soft = softItems.get(need);
  if (soft === undefined) {
    const letter = softLetter.exec(need.text)?.groups?.['letter'];
    soft = letter === undefined ? null : new RegExp(String.raw`^\s*${letter}[-. ]?\d`, 'u');
    softItems.set(need, soft);
  }
  return soft?.test(line.text) === true;
}

function kindOfItem(said: string, section: RequirementKind): RequirementKind {
  if (shouldMark.test(said)) return 'should';
  if (mustMark.test(said)) return 'must';
  if (matchesOf(said, mustVerb).length > 0) return section === 'should' ? section : 'must';
  return matchesOf(said, shouldVerb).length > 0 ? 'should' : section;
}

/** Among what tenders are weighed by, but nothing that somebody can. */
const isPrice = /^(?:pris|price|timepris|timpris|kostnad|cost)(?:\s*\([^)]*\))?\s*[:.]?$/iu;

function ofItem(need: ReadNeed, part: Part): Demand[] {
  const kind = part.section?.kind;
  if (!kind || !part.section || part.end - part.start < 2) return [];
  const said = wordsAt(need, part);
  if (isPrice.test(said)) return [];
  const end = part.end - (/[;,]$/.test(said) ? 1 : 0);
  const because = wordsAt(need, part.section);
  const ownKind = isSoftItem(need, part) ? 'should' : kindOfItem(said, kind);
  return [{ need, start: part.start, end, kind: ownKind, because }];
}

type Marked = Span & { importance: { kind: RequirementKind; words: Words } };
const isMarked = (span: Span): span is Marked => span.importance !== null;

const joints = /[\s,;:–-]+(?:(?:og|och|and|men|but|samt)[\s,]*)?$/iu;

/** A sentence is cut where it goes over from what must be to what would be nice. */
function cutsOf(spans: readonly Marked[], sentence: Stretch): { at: number; span: Marked }[] {
  const cuts: { at: number; span: Marked }[] = [];
  for (const span of spans) {
    const last = cuts.at(-1)?.span.importance.kind;
    const { words: cue, kind } = span.importance;
    const isBefore = isIn(cue, sentence) && cue.start <= span.start;
    if (last !== kind) cuts.push({ at: isBefore ? cue.start : span.start, span });
  }
  return cuts;
}

/** A sentence in which no term stands, but which says what whoever is wanted must have or should. */
function ofPerson(need: ReadNeed, sentence: Stretch): Demand[] {
  const said = wordsAt(need, sentence);
  return (['must', 'should'] as const).flatMap((kind): Demand[] => {
    const [cue] = matchesOf(said, asksOfPerson[kind]);
    if (cue === undefined) return [];
    const start = sentence.start + (said.length - said.trimStart().length);
    const end = sentence.start + said.trimEnd().length;
    return [{ need, start, end, kind, because: cue.text }];
  });
}

function ofSentence(need: ReadNeed, sentence: Stretch): Demand[] {
  const spans = need.spans.filter(isMarked).filter((span) => isIn(span, sentence));
  const cuts = cutsOf(spans, sentence);
  if (cuts.length === 0) return ofPerson(need, sentence);
  return cuts.map(({ at, span }, place): Demand => {
    const from = place === 0 ? sentence.start : at;
    const to = cuts[place + 1]?.at ?? sentence.end;
    const said = need.text.slice(from, to);
    const start = from + (said.length - said.trimStart().length);
    const tail = joints.exec(said)?.[0].length ?? 0;
    const { kind, words: cue } = span.importance;
    return { need, start, end: to - tail, kind, because: cue.text };
  });
}

/** `Krav: minst 8 år` without what leads to it. */
function withoutLabel(need: ReadNeed, { start, end }: Stretch): Stretch {
  const label = /^[^:]{2,30}:\s+/u.exec(need.text.slice(start, end))?.[0] ?? '';
  return { start: headingKind(label) ? start + label.length : start, end };
}

function ofPart(need: ReadNeed, part: Part): Demand[] {
  if (part.kind === 'item' && part.section?.kind) return ofItem(need, part);
  if (part.kind !== 'prose' && part.kind !== 'item') return [];
  const isListed = part.kind === 'prose' && part.section?.kind !== undefined;
  if (isListed && part.end - part.start <= 160 && !/[.!?]\s+\p{Lu}/u.test(wordsAt(need, part))) {
    return ofItem(need, part);
  }
  return sentencesOf(part.line).flatMap(({ start, end }) =>
    ofSentence(
      need,
      withoutLabel(need, { start: Math.max(start, part.start), end: Math.min(end, part.end) }),
    ),
  );
}

/** All that the texts ask for, in order, each once. */
export function* findingDemands(needs: readonly ReadNeed[]): Sliced<Demand[]> {
  const all: Demand[] = [];
  for (const need of needs) {
    for (const part of need.parts) {
      all.push(...ofPart(need, part));
      yield;
    }
  }
  const seen = new Set<string>();
  return all
    .filter((one) => {
      const key = textOf(one).toLowerCase();
      const isNew = key !== '' && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, limits.assignment.requirements);
}

/** The same without a pause. */
export const demandsOf = (needs: readonly ReadNeed[]): Demand[] => atOnce(findingDemands(needs));
