import type { FeatureExtractionFlag, ItemOf } from '@torg/protocol/cv-imports/read-cv';

/** What the profile gets of one entry at the tool, in the shape that its editor takes. */
export interface MappedEntry<Item = Record<string, unknown>> {
  /** the tool's id of the entry: of merged terms the first one's, of the description the CV's */
  source: string;
  item: Item;
  /** by field: equal values have equal hashes, in every process */
  hashes: Record<keyof Item & string, string>;
}

export interface MappedValue {
  value: string;
  hash: string;
}

export const mappedFacts = ['name', 'title', 'phone', 'experience_since'] as const;
export type MappedFact = (typeof mappedFacts)[number];

/** What a profile has no room for; the oldest entries. */
export interface OverLimit {
  flag: FeatureExtractionFlag;
  source: string;
  name: string;
}

/** A CV of the tool as a profile would have it. Roles and skills are names, as in imported CVs. */
export interface MappedCv {
  /** missing: the tool does not say */
  facts: { [Fact in MappedFact]?: MappedValue };
  /** newest first */
  found: { [Flag in FeatureExtractionFlag]: MappedEntry<ItemOf<Flag>>[] };
  overLimit: OverLimit[];
}
