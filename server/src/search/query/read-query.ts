import { fold } from '@torg/protocol/fold';
import { stopWords } from '../../platform/text/stop-words.ts';

/** Letters and digits, and the signs in names of technologies: C++, C#, .NET. */
const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const mostTerms = 12;

/** All words of a query, folded. */
export const wordsOf = (query: string): string[] => fold(query).match(wordPattern) ?? [];

/** The words of a query without stop words, folded, each once. */
export const significantWordsOf = (query: string): string[] =>
  [...new Set(wordsOf(query))].filter((word) => !stopWords.has(word)).slice(0, mostTerms);

/** The significant words, or all words if none is significant. */
export function termsOf(query: string): string[] {
  const significant = significantWordsOf(query);
  return significant.length > 0 ? significant : [...new Set(wordsOf(query))].slice(0, mostTerms);
}

/** Runs of one to three words, the usual length of a competency's name: `site reliability engineer`. */
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
/** Short words beside each other are often separate words: `i os`. */
const shortestTogether = 5;

/** Ways to cut a long word in two. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, place) => [
    word.slice(0, place + shortestPart),
    word.slice(place + shortestPart),
  ]);

/** The other spellings of a phrase: as one word, as separate words or with a hyphen. */
function otherSpellings(phrase: string): string[] {
  if (/[ -]/.test(phrase)) {
    const spellings = ['', '-', ' '].map((joint) => phrase.replaceAll(/[ -]/g, joint));
    return spellings.filter(
      (spelling) => spelling !== phrase && spelling.length >= shortestTogether,
    );
  }
  return halvesOf(phrase).flatMap(([head, tail]) => [`${head}-${tail}`, `${head} ${tail}`]);
}

/** All spellings of the phrases of a query, each with its phrase. */
export function spellingsOf(query: string): Map<string, string> {
  const phrases = phrasesOf(query);
  const others = phrases.flatMap((phrase) =>
    otherSpellings(phrase).map((spelling) => [spelling, phrase] as const),
  );
  // The unchanged phrases come last and win.
  return new Map([...others, ...phrases.map((phrase) => [phrase, phrase] as const)]);
}
