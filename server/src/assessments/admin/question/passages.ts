import { fold } from '@torg/protocol/fold';
import { stopWords } from '../../../platform/text/stop-words.ts';
import { linesOf, sentencesOf } from '../../../reading/reading.queries.ts';
import { wordsOf } from '../../../search/search.queries.ts';
import { type MaskedCv, passagesOf } from '../../cv/masked-cv.ts';

/** A sentence of somebody's CV, as a machine sees it. */
export interface FoundPassage {
  /** `k1` … in the order in which they are given to a machine */
  id: string;
  profile: string;
  /** an entry, or a part of the profile */
  item: string;
  text: string;
  /** how many words of the question it has */
  words: number;
}

const mostOfProfile = 6;
const mostCharacters = 600;
const shortestStem = 4;

/** Words without their endings, so that `tester` is found by `testing`. */
const stemOf = (word: string): string => word.slice(0, Math.max(shortestStem, word.length - 3));

/** What a question is about. */
export const stemsOfQuestion = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stemOf),
  ),
];

/** How many of the words a text has. */
export function shared(text: string, stems: readonly string[]): number {
  const own = wordsOf(fold(text));
  return stems.filter((stem) => own.some((word) => word.startsWith(stem))).length;
}

const sentences = (text: string): string[] =>
  linesOf(text).flatMap((line) =>
    sentencesOf(line).map(({ start, end }) => text.slice(start, end).trim()),
  );

/** The sentences of CVs that speak of the question, those of each person that say most of it first. */
export function findPassages(
  cvs: ReadonlyMap<string, MaskedCv>,
  stems: readonly string[],
): FoundPassage[] {
  const all = [...cvs].flatMap(([profile, cv]) =>
    passagesOf(cv)
      .flatMap(({ item, text }) => sentences(text).map((one) => ({ item, text: one })))
      .filter(({ text }) => text !== '' && text.length <= mostCharacters)
      .map((one) => ({ ...one, profile, words: shared(one.text, stems) }))
      .filter(({ words }) => words > 0)
      .toSorted((a, b) => b.words - a.words || b.text.length - a.text.length)
      .slice(0, mostOfProfile),
  );
  return all.map((one, at) => ({ ...one, id: `k${at + 1}` }));
}
