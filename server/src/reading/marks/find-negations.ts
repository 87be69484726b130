import type { Found, Stretch } from '../found.ts';
import { matchesOf } from '../text/matches-of.ts';
import { denialsAfter, denialsBefore, turns } from './cues.ts';
import { isWithin, listAfter, listBefore } from './scopes.ts';

/** A word of denial reaches this many letters to what it denies. */
const reach = 42;

/** "Du behöver inte bo i Malmö" and "aldri problem med …" deny something else. */
const breaks =
  /[.;:!?]|,\s|(?<!\p{L})(?:problem\p{L}*|bo|bor|live|living|komma|komme|sitta|sitte|come)(?!\p{L})/iu;

/** "Senior, juniorer ikke": a denial that ends what is said denies only what stands right before it. */
const afterAll = /^[ \u00a0](?:ikke|inte|ej|icke|not)(?=\s*(?:[.,;!)]|$))/iu;

function deniedLast(text: string, sentence: Stretch, { end }: Found): Stretch | undefined {
  const said = afterAll.exec(text.slice(end, sentence.end))?.[0];
  return said === undefined ? undefined : { start: end + 1, end: end + said.length };
}

/** Which spans a sentence denies, and by which of its words. */
export function findNegations(
  text: string,
  sentence: Stretch,
  spans: readonly Found[],
): Map<Found, Stretch> {
  const own = spans.filter((span) => isWithin(span, sentence));
  const denied = new Map<Found, Stretch>();
  const said = text.slice(sentence.start, sentence.end);
  const placed = (pattern: RegExp) =>
    matchesOf(said, pattern).map(({ start, end }) => ({
      start: start + sentence.start,
      end: end + sentence.start,
    }));
  for (const span of own) {
    const cue = deniedLast(text, sentence, span);
    if (cue) denied.set(span, cue);
  }
  const after = placed(denialsAfter);
  for (const cue of after) {
    const at = own.findLastIndex((span) => span.end <= cue.start);
    const near = own[at];
    if (!near || cue.start - near.end > reach) continue;
    for (const span of listBefore(text, own, at)) denied.set(span, cue);
  }
  for (const cue of placed(denialsBefore)) {
    if (after.some((one) => one.start <= cue.start && cue.end <= one.end)) continue;
    if (isTurn(text, sentence, cue)) continue;
    const at = own.findIndex((span) => span.start >= cue.end);
    const near = own[at];
    const between = text.slice(cue.end, near?.start);
    if (!near || between.length > reach || breaks.test(between)) continue;
    if (matchesOf(between, turns).length > 0) continue;
    for (const span of listAfter(text, own, at)) denied.set(span, cue);
  }
  return denied;
}

/** "Inte X, utan Y": after a denial `utan` says what is wanted instead. */
function isTurn(text: string, sentence: Stretch, cue: Stretch): boolean {
  if (!/^utan$/iu.test(text.slice(cue.start, cue.end))) return false;
  const before = text.slice(sentence.start, cue.start);
  const isContrast = /,\s*$/u.test(before) || /^\s+(?:ett|en|bara)\s/iu.test(text.slice(cue.end));
  return /(?:^|\s)(?:inte|ej|inga|ingen)\s/iu.test(before) && isContrast;
}
