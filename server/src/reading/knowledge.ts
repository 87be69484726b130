import type { Knowledge } from './read-text.ts';
import { indexPlaces } from './places/place-index.ts';
import { indexTerms, type Term } from './terms/term-index.ts';

export interface RegionRow {
  region: string;
  iso_code: string;
  name: string;
}

/** Puts together what a reader knows; takes some dozens of milliseconds, so it is kept. */
export const knowledgeOf = (terms: readonly Term[], regions: readonly RegionRow[]): Knowledge => ({
  terms: indexTerms(terms),
  places: indexPlaces(Object.fromEntries(regions.map(({ iso_code, name }) => [iso_code, name]))),
  regions: new Map(regions.map(({ iso_code, region }) => [iso_code, region])),
});
