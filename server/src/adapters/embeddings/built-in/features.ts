import { fold } from '@torg/protocol/fold';
import type { TextToEmbed } from '../../../platform/ports/embeddings.ts';
import { stopWords } from '../../../platform/text/stop-words.ts';

/** The words and parts of words of a text, as hashes, with their weights. */
export type Features = Map<number, number>;

/** How much a kind of feature counts, as measured in `docs/decisions/what-near-means.md`. */
const shares = { word: 1, part: 1.5, name: 1.6, nameWord: 1.2, namePart: 1.2 };
const partLengths = [3, 4, 5] as const;

const offsetBasis = 0x811c9dc5;

/** FNV-1a, 32 bits; continues from the hash of the text before. */
function hashOf(text: string, from = 0, to = text.length, before = offsetBasis): number {
  let hash = before;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];

const partMark = hashOf('#');

/** The word's n-grams, with its beginning and end marked: `^syst`, `ikler$`. */
function partsOf(word: string): number[] {
  const marked = `^${word}$`;
  return partLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, from) =>
      hashOf(marked, from, from + length, partMark),
    ),
  );
}

type Weighed = readonly (readonly [feature: number, weight: number])[];

/** A word and its parts: a long word has more of them, and is found by half of it. */
const weighWord = (word: string, share: { word: number; part: number }): Weighed => [
  [hashOf(word), share.word],
  ...partsOf(word).map((part) => [part, share.part] as const),
];

const weighedWords = new Map<string, Weighed>();
const mostWeighed = 2_000;

/** Cached, since most texts use the same words. */
function weighTextWord(word: string): Weighed {
  const cached = weighedWords.get(word);
  if (cached !== undefined) return cached;
  if (weighedWords.size >= mostWeighed) weighedWords.clear();
  const weighed = weighWord(word, shares);
  weighedWords.set(word, weighed);
  return weighed;
}

/** Cached by list, since all texts of one run share the list of a competency's names. */
const weighedNames = new WeakMap<readonly string[], Weighed>();

/** The features of all names of one competency, which together count as one. */
function weighNames(names: readonly string[]): Weighed {
  const cached = weighedNames.get(names);
  if (cached !== undefined) return cached;
  const folded = [...new Set(names.map(fold))];
  const each = 1 / Math.sqrt(folded.length);
  const share = { word: shares.nameWord * each, part: shares.namePart * each };
  const weighed = folded.flatMap((name) => [
    [hashOf(`=${name}`), shares.name * each] as const,
    ...wordsOf(name).flatMap((word) => weighWord(word, share)),
  ]);
  weighedNames.set(names, weighed);
  return weighed;
}

function add(features: Features, weighed: Weighed): void {
  for (const [feature, weight] of weighed) {
    features.set(feature, (features.get(feature) ?? 0) + weight);
  }
}

export function featuresOf({ text, names }: TextToEmbed): Features {
  const features: Features = new Map();
  for (const word of wordsOf(text)) {
    if (!stopWords.has(word)) add(features, weighTextWord(word));
  }
  for (const competencyNames of names) add(features, weighNames(competencyNames));
  return features;
}
