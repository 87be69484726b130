import { fold } from '@torg/protocol/fold';
import type { TextToEmbed } from '../../../platform/ports/embeddings.ts';
import { stopWords } from '../../../platform/text/stop-words.ts';

/** What a text consists of: numbers that stand for its words and parts of words, with their weight. */
export type Features = Map<number, number>;

/** How much a kind of feature counts; measured: `docs/decisions/what-near-means.md`. */
const shares = { word: 1, part: 1.5, name: 1.6, nameWord: 1.2, namePart: 1.2 };
const partLengths = [3, 4, 5] as const;

const beginning = 0x811c9dc5;

/** FNV-1a, 32 bits; on from the hash of what stands before. */
function hashOf(text: string, from = 0, to = text.length, before = beginning): number {
  let hash = before;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];

const partMark = hashOf('#');

/** Runs of letters, with the beginning and the end of the word marked: `^syst`, `ikler$`. */
function partsOf(word: string): number[] {
  const marked = `^${word}$`;
  return partLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, from) =>
      hashOf(marked, from, from + length, partMark),
    ),
  );
}

type Weighed = readonly (readonly [feature: number, weight: number])[];

/** A word and its parts: a long word says more, and is found by half of it. */
const weighWord = (word: string, share: { word: number; part: number }): Weighed => [
  [hashOf(word), share.word],
  ...partsOf(word).map((part) => [part, share.part] as const),
];

const weighedWords = new Map<string, Weighed>();
const mostWeighed = 2_000;

/** Most texts say the same words, so what they weigh is kept for a while. */
function weighTextWord(word: string): Weighed {
  const found = weighedWords.get(word);
  if (found !== undefined) return found;
  if (weighedWords.size >= mostWeighed) weighedWords.clear();
  const made = weighWord(word, shares);
  weighedWords.set(word, made);
  return made;
}

/** The names of a competency are the same list in all texts of one run. */
const weighedNames = new WeakMap<readonly string[], Weighed>();

/** One thing by all its names, which together count as one. */
function weighNames(names: readonly string[]): Weighed {
  const found = weighedNames.get(names);
  if (found !== undefined) return found;
  const folded = [...new Set(names.map(fold))];
  const each = 1 / Math.sqrt(folded.length);
  const share = { word: shares.nameWord * each, part: shares.namePart * each };
  const made = folded.flatMap((name) => [
    [hashOf(`=${name}`), shares.name * each] as const,
    ...wordsOf(name).flatMap((word) => weighWord(word, share)),
  ]);
  weighedNames.set(names, made);
  return made;
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
  for (const one of names) add(features, weighNames(one));
  return features;
}
