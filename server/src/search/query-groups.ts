import { findCalled, type KnownAs } from '../competencies/competencies.public.ts';
import type { Db } from '../platform/database/tables.ts';
import { phrasesOf, tellingIn, termsOf } from './read-query.ts';
import {
  findKnownWords,
  findLongerWords,
  findSimilarWords,
  type WordFor,
} from './search-words.repository.ts';

/** One thing that a query asks for, with all the ways in which a profile may say it. */
export interface QueryGroup {
  /** the part of the query, folded */
  term: string;
  /** roles and skills that are called so */
  competencies: string[];
  /** as it stands in the query, and what else the competency is called */
  exact: string[];
  /** parts of long words, and what it may have been meant to be: counts less */
  near: string[];
  /** how much it counts among the others; once where nothing is said */
  weight?: number;
}

const shortestPart = 3;
const shortestWithLonger = 5;

/** Ways to cut a long word in two, with or without the letter that joins the parts. */
function cutsOf(term: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let at = shortestPart; at <= term.length - shortestPart; at += 1) {
    const [head, tail] = [term.slice(0, at), term.slice(at)];
    cuts.push([head, tail]);
    if (/[se]$/.test(head) && head.length > shortestPart) cuts.push([head.slice(0, -1), tail]);
  }
  return cuts;
}

const evenness = ([head, tail]: [string, string]): number => Math.min(head.length, tail.length);

const wordsFor = (found: readonly WordFor[], term: string): string[] =>
  found.flatMap((one) => (one.term === term ? [one.word] : []));

/**
 * What is called so; who asks for a part of a term gets the term only as what comes near. What it
 * may mean and may not, it is not taken for.
 */
function groupCalled(known: readonly KnownAs[], text: string): QueryGroup | undefined {
  const so = known.filter((one) => one.text === text);
  const same = so.filter(({ relation }) => relation === 'same');
  const wider = so.filter(({ relation }) => relation === 'narrower');
  const unique = (texts: string[]) => [...new Set(texts)];
  if (same.length > 0) {
    const exact = same.flatMap(({ names, narrower }) => [...names, ...narrower]);
    return {
      term: text,
      competencies: same.map(({ uuid }) => uuid),
      exact: unique(exact),
      near: [],
    };
  }
  if (wider.length === 0) return undefined;
  const near = unique(wider.flatMap(({ names }) => names));
  return { term: text, competencies: [], exact: [text], near };
}

/** The longest names first, so that `react native` is not taken for `react`. */
function coveredBy(
  known: readonly KnownAs[],
  query: string,
): { groups: QueryGroup[]; rest: string[] } {
  const texts = [...new Set(known.map(({ text }) => text))].toSorted((a, b) => b.length - a.length);
  let left = ` ${phrasesOf(query)
    .filter((one) => !one.includes(' '))
    .join(' ')} `;
  const groups: QueryGroup[] = [];
  for (const text of texts) {
    const group = left.includes(` ${text} `) ? groupCalled(known, text) : undefined;
    if (group === undefined) continue;
    left = left.replace(` ${text} `, ' ');
    groups.push(group);
  }
  return { groups, rest: groups.length > 0 ? tellingIn(left) : termsOf(left) };
}

/** What a query asks for. `rewrite`: also by synonyms, parts of words and what may have been meant. */
export async function groupsOf(db: Db, query: string, rewrite: boolean): Promise<QueryGroup[]> {
  if (!rewrite) {
    return termsOf(query).map((term) => ({ term, competencies: [], exact: [term], near: [] }));
  }
  const known = await findCalled(db, phrasesOf(query));
  const { groups, rest } = coveredBy(known, query);
  const cuts = new Map(rest.map((term) => [term, cutsOf(term)]));
  const isLong = ({ length }: string): boolean => length >= shortestWithLonger;
  const [words, longer] = await Promise.all([
    findKnownWords(db, [...rest, ...[...cuts.values()].flat(2)]),
    findLongerWords(db, rest.filter(isLong)),
  ]);
  /** Of a word that nobody has used, two that somebody has. */
  const partsOf = (term: string): string[] => {
    if (words.has(term)) return [];
    const whole = (cuts.get(term) ?? []).filter((cut) => cut.every((part) => words.has(part)));
    const best = whole.toSorted((a, b) => evenness(b) - evenness(a))[0];
    return best === undefined ? [] : [best.join(' ')];
  };
  const unknown = rest.filter((term) => !words.has(term));
  const similar = await findSimilarWords(
    db,
    unknown.filter((term) => partsOf(term).length === 0 && wordsFor(longer, term).length === 0),
  );
  const plain = rest.map((term) => ({
    term,
    competencies: [],
    exact: [term],
    near: [...partsOf(term), ...wordsFor(longer, term), ...wordsFor(similar, term)],
  }));
  return [...groups, ...plain];
}
