import { fold } from '@torg/protocol/fold';

/** Words of three languages that say nothing about a consultant. */
const fillers = new Set(
  `og eller i pa av til for med som en et ei den det de er var har kan skal vil om fra ved over under
  hos uten etter innen trenger soker ser onsker noen vi oss du deg jeg min var vart vare the a an of in on at to
  with and or who that has have can will we need needs looking someone from och eller att en ett den
  det som med for pa av till fran hos inom vi soker behover nagon kan ska har ar erfaring erfarenhet
  experience god bra good erfaren experienced konsulent konsult consultant`.split(/\s+/),
);

/** Letters and digits, and the signs that names of techniques end or begin with: C++, C#, .NET. */
const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const mostTerms = 12;

/** All words of a query, folded. */
export const wordsOf = (query: string): string[] => fold(query).match(wordPattern) ?? [];

/** The words of a query that say something, folded, each once. */
export const tellingIn = (query: string): string[] =>
  [...new Set(wordsOf(query))].filter((word) => !fillers.has(word)).slice(0, mostTerms);

/** The same, or all words where none of them says anything. */
export function termsOf(query: string): string[] {
  const telling = tellingIn(query);
  return telling.length > 0 ? telling : [...new Set(wordsOf(query))].slice(0, mostTerms);
}

/** Runs of one to three words, as competencies are called: `site reliability engineer`. */
export function phrasesOf(query: string): string[] {
  const words = wordsOf(query);
  const runs = words.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) =>
      from + length <= words.length ? [words.slice(from, from + length).join(' ')] : [],
    ),
  );
  return [...new Set(runs)];
}
