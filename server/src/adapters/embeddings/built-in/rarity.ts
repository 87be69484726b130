import type { TextToEmbed } from '../../../platform/ports/embeddings.ts';
import { breathe } from './breathe.ts';
import { featuresOf } from './features.ts';

const places = 1 << 17;
/** Rarities are kept as bytes, in steps of a sixteenth. */
const steps = 16;
/** What no text had may come with the next one, and is more often only misspelled. */
const newcomer = 0.3;

const placeOf = (feature: number): number => (feature ^ (feature >>> 15)) & (places - 1);

const byteOf = (times: number, count: number): number =>
  Math.max(1, Math.min(255, Math.round(steps * Math.log((count + 1) / times))));

/** How rare each feature is among the texts: the logarithm of their number by those that have it. */
export async function learnRarity(texts: AsyncIterable<TextToEmbed>): Promise<Uint8Array> {
  const seen = new Uint32Array(places);
  let count = 0;
  const pause = breathe();
  for await (const text of texts) {
    count += 1;
    for (const feature of featuresOf(text).keys()) {
      const place = placeOf(feature);
      seen[place] = (seen[place] ?? 0) + 1;
    }
    await pause();
  }
  const ofNewcomers = Math.round(newcomer * byteOf(1, count));
  return Uint8Array.from(seen, (times) => (times === 0 ? ofNewcomers : byteOf(times, count)));
}

/** How rare a feature is. Where nothing was learnt all are alike. */
export function rarityIn(corpusStats: Uint8Array): (feature: number) => number {
  if (corpusStats.length !== places) return () => 1;
  return (feature) => (corpusStats[placeOf(feature)] ?? 0) / steps;
}
