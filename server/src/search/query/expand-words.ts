import type { Db } from '../../platform/database/tables.ts';
import { likelyMeant } from './misspelled.ts';
import { halvesOf } from './read-query.ts';
import {
  findInflectedWords,
  findKnownWords,
  findLongerWords,
  findSimilarWords,
} from './search-words.repository.ts';

/** A word of a query that names no competency, and related words of documents. */
export interface ExpandedWord {
  term: string;
  /** two words that it is made of, or longer words that end with it */
  related: string[];
  /** words with a similar spelling, if no document has the word */
  similar: string[];
  /** the likely corrections, if it is misspelled */
  meant: string[];
}

const leastSimilarity = 0.4;
const mostSimilar = 3;
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

/** Two known words that an unknown word is made of. */
function partsOf(term: string, words: ReadonlySet<string>): string[] {
  if (words.has(term)) return [];
  const whole = cutsOf(term).filter((cut) => cut.every((part) => words.has(part)));
  const best = whole.toSorted((a, b) => evenness(b) - evenness(a))[0];
  return best === undefined ? [] : [best.join(' ')];
}

/** Finds words of documents that are related to each term. */
export async function expandWords(db: Db, terms: readonly string[]): Promise<ExpandedWord[]> {
  const long = terms.filter(({ length }) => length >= shortestWithLonger);
  const [words, inflected, longer] = await Promise.all([
    findKnownWords(db, [...terms, ...terms.flatMap(cutsOf).flat()]),
    findInflectedWords(db, terms),
    findLongerWords(db, long),
  ]);
  const read = terms.map((term) => {
    const endingWithIt = longer.flatMap((found) => (found.term === term ? [found.word] : []));
    const related = [...partsOf(term, words), ...endingWithIt];
    return { term, isInflected: inflected.has(term), related };
  });
  const unknown = read.filter(
    ({ term, isInflected, related }) => !words.has(term) && !(isInflected && related.length > 0),
  );
  const similarWords = await findSimilarWords(
    db,
    unknown.map(({ term }) => term),
  );
  return read.map(({ term, isInflected, related }) => {
    const candidates = similarWords.filter((found) => found.term === term);
    const meant = isInflected ? [] : likelyMeant(term, candidates, related.length > 0);
    const close = candidates.flatMap(({ word, similarity }) =>
      similarity >= leastSimilarity ? [word] : [],
    );
    const similar = [...new Set([...meant, ...close])].slice(0, mostSimilar);
    return { term, related, similar, meant };
  });
}
