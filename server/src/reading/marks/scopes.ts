import type { Stretch } from '../found.ts';

const listJoint =
  /^\s*(?:(?:,|\/|\+)\s*(?:og|och|and|eller|or|samt)?|og|och|and|eller|or|samt|&)\s*$/iu;

/** Whether two spans are parts of one list: only a comma or an "and" stands between them. */
export const areListed = (text: string, one: Stretch, next: Stretch): boolean =>
  listJoint.test(text.slice(one.end, next.start));

/** A span and all after it, as long as they are a list. */
export function listAfter<S extends Stretch>(text: string, spans: readonly S[], at: number): S[] {
  const list = spans.slice(at, at + 1);
  for (const next of spans.slice(at + 1)) {
    const last = list.at(-1);
    if (!last || !areListed(text, last, next)) break;
    list.push(next);
  }
  return list;
}

/** A span and all before it, as long as they are a list. */
export function listBefore<S extends Stretch>(text: string, spans: readonly S[], at: number): S[] {
  const list = spans.slice(at, at + 1);
  for (const before of spans.slice(0, at).toReversed()) {
    const first = list[0];
    if (!first || !areListed(text, before, first)) break;
    list.unshift(before);
  }
  return list;
}

export const isWithin = (one: Stretch, sentence: Stretch): boolean =>
  one.start >= sentence.start && one.start < sentence.end;
