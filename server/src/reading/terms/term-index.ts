import type { VocabularyTerm } from '../../competencies/competencies.queries.ts';
import type { Sliced } from '../../platform/turns/in-slices.ts';
import { foldWord, wordsOf, type Word } from '../text/words.ts';

interface Name {
  term: VocabularyTerm;
  text: string;
}

export interface TermIndex {
  /** by the joined key of a name */
  byKey: ReadonlyMap<string, readonly Name[]>;
  /** the joined keys of names, by what is left when one letter is missing */
  byMissingLetter: ReadonlyMap<string, readonly string[]>;
  /** the first letters of all keys, by which most words are known not to be a name */
  beginnings: ReadonlySet<string>;
  /** how many words the longest name has */
  longest: number;
}

/** Shorter words are more often others than misspelled ones. */
export const shortestMisspelled = 6;

const withoutDots = (word: string): string => word.slice(0, 1) + word.slice(1).replaceAll('.', '');

/** `back-end developer`, `backend developer` and `Backenddeveloper` have one key. */
export const joinedKey = (words: readonly Pick<Word, 'folded'>[]): string =>
  ofOneSpelling(
    words.map(({ folded }) => (folded.includes('.', 1) ? withoutDots(folded) : folded)).join(''),
  );

const otherSpelling = /advisor|ization|modeling|center/;

/** English is spelled in two ways. */
const ofOneSpelling = (key: string): string =>
  otherSpelling.test(key) ? withOneSpelling(key) : key;

const withOneSpelling = (key: string): string =>
  key
    .replace('advisor', 'adviser')
    .replace('ization', 'isation')
    .replace('modeling', 'modelling')
    .replace('center', 'centre');

/** Each way to leave out one letter but the first. */
export const withoutOneLetter = (key: string): string[] =>
  Array.from({ length: key.length - 1 }, (_, at) => key.slice(0, at + 1) + key.slice(at + 2));

const namesOf = ({ names, synonyms }: VocabularyTerm) => [...Object.values(names), ...synonyms];

/** By the names that count as a term, or by other texts of it. */
export function* indexingTerms(
  terms: readonly VocabularyTerm[],
  textsOf: (term: VocabularyTerm) => readonly string[] = namesOf,
): Sliced<TermIndex> {
  const byKey = new Map<string, Name[]>();
  let longest = 1;
  for (const term of terms) {
    const names = new Set(textsOf(term));
    for (const text of names) {
      const words = wordsOf(text);
      const key = joinedKey(words);
      if (key === '') continue;
      longest = Math.max(longest, words.length);
      byKey.set(key, [...(byKey.get(key) ?? []), { term, text }]);
    }
    yield;
  }
  const beginnings = new Set([...byKey.keys()].map(beginningOf));
  const byMissingLetter = yield* missingLetters(byKey);
  return { byKey, byMissingLetter, beginnings, longest: Math.min(longest, 6) };
}

/** No longer than the shortest stem, so that a word and its stem begin alike. */
const beginning = 5;
export const beginningOf = (key: string): string => key.slice(0, beginning);
/** Whether a key that goes on has the same first letters. */
export const isBeginning = (key: string): boolean => key.length >= beginning;

function* missingLetters(
  byKey: ReadonlyMap<string, readonly Name[]>,
): Sliced<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const key of byKey.keys()) {
    if (key.length < shortestMisspelled || /\d/.test(key)) continue;
    for (const left of [key, ...withoutOneLetter(key)]) {
      const keys = found.get(left);
      if (keys) keys.push(key);
      else found.set(left, [key]);
    }
    yield;
  }
  return found;
}

/** Whether one of the names is written as the words are, also as to case. */
export const isWrittenAs = (names: readonly Name[], text: string): boolean =>
  names.some((name) => name.text === text);
export const isSpelledAs = (names: readonly Name[], text: string): boolean =>
  names.some((name) => foldWord(name.text) === foldWord(text));
