import { dice } from '../dice.ts';
import type { DemoFile } from '../load/files/demo-files.ts';
import { fileId } from '../load/demo-ids.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { demoLooks } from '../data/looks.ts';

const count = 24;
const keyOf = (number: number): string => `crowd:${number}`;

/** A few portraits that all generated people share. */
export function crowdPhotos(createdAt: Date): DemoFile[] {
  const looks = dice('crowd').some(Object.values(demoLooks), count);
  return looks.map((look, number) => ({
    key: keyOf(number),
    name: `${number}.png`,
    mediaType: 'image/png',
    ...drawPortrait(look),
    purpose: 'photo',
    uploadedBy: null,
    createdAt,
  }));
}

export const crowdPhoto = (number: number): string => fileId(keyOf(number % count));
