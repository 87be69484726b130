import type { Db } from '../../platform/database/tables.ts';
import { likelyMeant } from './misspelled.ts';
import { halvesOf } from './read-query.ts';
import {
  findBentWords,
  findKnownWords,
  findLongerWords,
  findSimilarWords,
} from './search-words.repository.ts';

/** A word of a query that names nothing, and what documents have that is like it. */
export interface ExpandedWord {
  term: string;
  /** two words that make it, or longer ones that end with it */
  related: string[];
  /** where nobody has it, what is spelled somewhat like it */
  alike: string[];
  /** the same, where it is only misspelled */
  meant: string[];
}

/** Words that are less alike were not meant. */
const leastAlike = 0.4;
const mostAlike = 3;
const shortestWithLonger = 5;
const shortestJoined = 4;

/** Ways to cut a long word in two, with or without the letter that joins the parts. */
const cutsOf = (term: string): [string, string][] =>
  halvesOf(term).flatMap(([head, tail]): [string, string][] => {
    const isJoined = /[se]$/.test(head) && head.length >= shortestJoined;
    return isJoined
      ? [
          [head, tail],
          [head.slice(0, -1), tail],
        ]
      : [[head, tail]];
  });

const evenness = ([head, tail]: [string, string]): number => Math.min(head.length, tail.length);

/** Of a word that nobody has used, two that somebody has. */
function partsOf(term: string, words: ReadonlySet<string>): string[] {
  if (words.has(term)) return [];
  const whole = cutsOf(term).filter((cut) => cut.every((part) => words.has(part)));
  const best = whole.toSorted((a, b) => evenness(b) - evenness(a))[0];
  return best === undefined ? [] : [best.join(' ')];
}

/** What documents have that is like words which they may not have. */
export async function expandWords(db: Db, terms: readonly string[]): Promise<ExpandedWord[]> {
  const long = terms.filter(({ length }) => length >= shortestWithLonger);
  const [words, bent, longer] = await Promise.all([
    findKnownWords(db, [...terms, ...terms.flatMap(cutsOf).flat()]),
    findBentWords(db, terms),
    findLongerWords(db, long),
  ]);
  const read = terms.map((term) => {
    const endingSo = longer.flatMap((one) => (one.term === term ? [one.word] : []));
    return { term, isBent: bent.has(term), related: [...partsOf(term, words), ...endingSo] };
  });
  const strange = read.filter(
    ({ term, isBent, related }) => !words.has(term) && !(isBent && related.length > 0),
  );
  const similar = await findSimilarWords(
    db,
    strange.map(({ term }) => term),
  );
  return read.map(({ term, isBent, related }) => {
    const candidates = similar.filter((one) => one.term === term);
    const meant = isBent ? [] : likelyMeant(term, candidates, related.length > 0);
    const close = candidates.flatMap((one) => (one.alike >= leastAlike ? [one.word] : []));
    return { term, related, alike: [...new Set([...meant, ...close])].slice(0, mostAlike), meant };
  });
}
