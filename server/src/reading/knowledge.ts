import type { Region } from '@torg/protocol/regions/regions';
import {
  findVocabulary,
  findVocabularyVersion,
  type VocabularyTerm,
} from '../competencies/competencies.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import { inSlices, type Sliced } from '../platform/turns/in-slices.ts';
import { findRegionCodes } from '../regions/regions.queries.ts';
import type { Knowledge } from './read-text.ts';
import { indexPlaces } from './places/place-index.ts';
import { indexingTerms } from './terms/term-index.ts';

export interface RegionRow {
  region: string;
  iso_code: string;
  name: string;
}

/** `Västra Götalands län` is Västra Götaland, too. */
const regionNames = (name: string): string => `${name}|${name.replace(/s? län$/u, '')}`;

const regionOf = ({ region, iso_code, name }: RegionRow): Region => ({
  uuid: region,
  name,
  country: iso_code.startsWith('SE') ? 'SE' : 'NO',
});

/** Puts together what a reader knows; takes some dozens of milliseconds, so it is kept. */
export function* makingKnowledge(
  terms: readonly VocabularyTerm[],
  regions: readonly RegionRow[],
): Sliced<Knowledge> {
  return {
    terms: yield* indexingTerms(terms),
    narrower: yield* indexingTerms(terms, ({ narrower }) => narrower),
    places: indexPlaces(
      Object.fromEntries(regions.map(({ iso_code, name }) => [iso_code, regionNames(name)])),
    ),
    regions: new Map(regions.map(({ iso_code, region }) => [iso_code, region])),
    regionsById: new Map(regions.map((row) => [row.region, regionOf(row)])),
  };
}

interface Kept {
  version: string;
  knowledge: Promise<Knowledge>;
}
const keptOf = new WeakMap<Db, Kept>();

async function readAll(db: Db): Promise<Knowledge> {
  const [terms, regions] = await Promise.all([findVocabulary(db), findRegionCodes(db)]);
  return inSlices(makingKnowledge(terms, regions));
}

/** What the reader knows now; made anew only after a change of the vocabulary. */
export async function loadKnowledge(db: Db): Promise<Knowledge> {
  const version = await findVocabularyVersion(db);
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept.knowledge;
  const knowledge = readAll(db);
  keptOf.set(db, { version, knowledge });
  knowledge.catch(() => keptOf.delete(db));
  return knowledge;
}
