import { fold } from '@torg/protocol/fold';
import { stopWords } from '../../platform/text/stop-words.ts';

/** Letters and digits, and the signs that names of techniques end or begin with: C++, C#, .NET. */
const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const mostTerms = 12;

/** All words of a query, folded. */
export const wordsOf = (query: string): string[] => fold(query).match(wordPattern) ?? [];

/** The words of a query that say something, folded, each once. */
export const significantWordsOf = (query: string): string[] =>
  [...new Set(wordsOf(query))].filter((word) => !stopWords.has(word)).slice(0, mostTerms);

/** The same, or all words where none of them says anything. */
export function termsOf(query: string): string[] {
  const telling = significantWordsOf(query);
  return telling.length > 0 ? telling : [...new Set(wordsOf(query))].slice(0, mostTerms);
}

/** Runs of one to three words, as competencies are called: `site reliability engineer`. */
export function phrasesOf(query: string): string[] {
  const runs = new Set<string>();
  const words = wordsOf(query);
  for (const [at, word] of words.entries()) {
    let run = word;
    runs.add(run);
    for (const next of words.slice(at + 1, at + 3)) {
      run += ` ${next}`;
      runs.add(run);
    }
  }
  return [...runs];
}

const shortestPart = 3;
/** Short words beside each other are often just that: `i os`. */
const shortestTogether = 5;

/** Ways to cut a long word in two. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, place) => [
    word.slice(0, place + shortestPart),
    word.slice(place + shortestPart),
  ]);

/** A run of words written together, apart or with a hyphen, where it is not written so. */
function spelledOtherwise(phrase: string): string[] {
  if (/[ -]/.test(phrase)) {
    const spellings = ['', '-', ' '].map((joint) => phrase.replaceAll(/[ -]/g, joint));
    return spellings.filter((one) => one !== phrase && one.length >= shortestTogether);
  }
  return halvesOf(phrase).flatMap(([head, tail]) => [`${head}-${tail}`, `${head} ${tail}`]);
}

/** How names may be spelled that stand in a query, each with the run of words that it stands for. */
export function spellingsOf(query: string): Map<string, string> {
  const phrases = phrasesOf(query);
  const otherwise = phrases.flatMap((phrase) =>
    spelledOtherwise(phrase).map((one) => [one, phrase] as const),
  );
  // As it stands comes last, and counts.
  return new Map([...otherwise, ...phrases.map((phrase) => [phrase, phrase] as const)]);
}
