import { fold } from '@torg/protocol/fold';
import { fillers } from '../../../platform/fillers.ts';
import type { TextToEmbed } from '../embeddings.ts';

/** What a text consists of: numbers that stand for its words and parts of words, with their weight. */
export type Features = Map<number, number>;

/** How much a kind of feature counts; measured: `docs/decisions/what-near-means.md`. */
const shares = { word: 1, part: 1.5, name: 1.6, nameWord: 1.2, namePart: 1.2 };
const partLengths = [3, 4, 5] as const;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

const wordPattern = /\.?[\p{L}\p{N}]+(?:[.+#-]*[\p{L}\p{N}]+)*[+#]*/gu;

const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];

/** Runs of letters, with the beginning and the end of the word marked: `^syst`, `ikler$`. */
function partsOf(word: string): string[] {
  const marked = `^${word}$`;
  return partLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, from) =>
      marked.slice(from, from + length),
    ),
  );
}

function add(features: Features, feature: string, weight: number): void {
  const hash = hashOf(feature);
  features.set(hash, (features.get(hash) ?? 0) + weight);
}

/** A word and its parts: a long word says more, and is found by half of it. */
function addWord(features: Features, word: string, share: { word: number; part: number }): void {
  add(features, word, share.word);
  for (const part of partsOf(word)) add(features, `#${part}`, share.part);
}

/** One thing by all its names, which together count as one. */
function addNames(features: Features, names: readonly string[]): void {
  const known = [...new Set(names.map(fold))];
  const each = 1 / Math.sqrt(known.length);
  for (const name of known) {
    add(features, `=${name}`, shares.name * each);
    const share = { word: shares.nameWord * each, part: shares.namePart * each };
    for (const word of wordsOf(name)) addWord(features, word, share);
  }
}

export function featuresOf({ text, names }: TextToEmbed): Features {
  const features: Features = new Map();
  for (const word of wordsOf(text)) {
    if (!fillers.has(word)) addWord(features, word, shares);
  }
  for (const one of names) addNames(features, one);
  return features;
}
