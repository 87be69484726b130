import type { TextToEmbed } from '../../../platform/ports/embeddings.ts';
import { breathe } from './breathe.ts';
import { featuresOf } from './features.ts';

const places = 1 << 17;
/** Rarities are stored as bytes, in steps of a sixteenth. */
const steps = 16;
/** The weight of features that no text had: a new word may be rare, but is more often misspelled. */
const unknownShare = 0.3;

const placeOf = (feature: number): number => (feature ^ (feature >>> 15)) & (places - 1);

const byteOf = (times: number, count: number): number =>
  Math.max(1, Math.min(255, Math.round(steps * Math.log((count + 1) / times))));

/** The rarity of each feature: the logarithm of the number of texts divided by those that have it. */
export async function learnRarity(texts: AsyncIterable<TextToEmbed>): Promise<Uint8Array> {
  const counts = new Uint32Array(places);
  let count = 0;
  const pause = breathe();
  for await (const text of texts) {
    count += 1;
    for (const feature of featuresOf(text).keys()) {
      const place = placeOf(feature);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    await pause();
  }
  const unknown = Math.round(unknownShare * byteOf(1, count));
  return Uint8Array.from(counts, (times) => (times === 0 ? unknown : byteOf(times, count)));
}

/** The rarity of a feature; 1 for all of them without corpus stats. */
export function rarityIn(corpusStats: Uint8Array): (feature: number) => number {
  if (corpusStats.length !== places) return () => 1;
  return (feature) => (corpusStats[placeOf(feature)] ?? 0) / steps;
}
