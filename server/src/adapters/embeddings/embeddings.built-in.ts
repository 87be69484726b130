import {
  unitVector,
  type EmbeddingUse,
  type Embeddings,
  type TextToEmbed,
} from '../../platform/ports/embeddings.ts';
import { breathe } from './built-in/breathe.ts';
import { featuresOf } from './built-in/features.ts';
import { learnRarity, rarityIn } from './built-in/rarity.ts';

/** As measured in `docs/decisions/what-near-means.md`. */
export const dimensions = 512;
/** Each feature is spread over this many places, so that no two features share all of them. */
const probes = 4;

/** The next pseudo-random number after this one. */
function stir(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function vectorOf(text: TextToEmbed, rarity: (feature: number) => number): number[] {
  const vector = Array<number>(dimensions).fill(0);
  for (const [feature, times] of featuresOf(text)) {
    const weight = (times > 1 ? 1 + Math.log(times) : times) * rarity(feature);
    let hash = feature;
    for (let probe = 0; probe < probes; probe += 1) {
      hash = stir(hash + probe);
      const place = hash % dimensions;
      vector[place] = (vector[place] ?? 0) + (hash & 0x80000000 ? weight : -weight);
    }
  }
  return unitVector(vector);
}

/**
 * Hashes words, parts of words and the names of competencies in three languages, weighted by
 * rarity, into a few hundred numbers. The same text always gets the same vector, and no text
 * leaves the process.
 */
export function builtInEmbeddings(): Embeddings {
  return {
    name: builtInName,
    leastSimilarity: 0.09,
    learn: learnRarity,
    async embed(texts, { corpusStats }: EmbeddingUse) {
      const rarity = rarityIn(corpusStats);
      const pause = breathe();
      const vectors: number[][] = [];
      for (const text of texts) {
        vectors.push(vectorOf(text, rarity));
        await pause();
      }
      return vectors;
    },
  };
}

/** Must change whenever the vectors change. */
export const builtInName = `built-in-2-${dimensions}`;
