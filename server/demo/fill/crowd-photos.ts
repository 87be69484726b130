import { dice } from '../dice.ts';
import type { TownFile } from '../load/town-files.ts';
import { fileId } from '../load/town-ids.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { townLooks } from '../town/looks.ts';

const count = 24;
const keyOf = (number: number): string => `crowd:${number}`;

/** A handful of faces, which a crowd shares. */
export function crowdPhotos(createdAt: Date): TownFile[] {
  const looks = dice('crowd').some(Object.values(townLooks), count);
  return looks.map((look, number) => ({
    key: keyOf(number),
    name: `${number}.png`,
    mediaType: 'image/png',
    content: drawPortrait(look),
    purpose: 'photo',
    uploadedBy: null,
    createdAt,
  }));
}

export const crowdPhoto = (number: number): string => fileId(keyOf(number % count));
