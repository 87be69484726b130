import type { FeatureExtractionFlag, ItemOf } from '@torg/protocol/cv-imports/read-cv';

/** What the profile gets of one entry at the tool, in the shape that its editor takes. */
export interface MappedEntry<Item> {
  /** the tool's id of the entry; of merged skills the first one's */
  source: string;
  item: Item;
  /** by field: equal values have equal hashes, in every process and version */
  hashes: Record<keyof Item & string, string>;
}

export const mappedPersonFields = ['name', 'title', 'phone'] as const;
export type MappedPersonField = (typeof mappedPersonFields)[number];

/** A CV of the tool as a profile would have it. Roles and skills are names, as in imported CVs. */
export interface MappedCv {
  /** missing: the tool does not say */
  person: { [Field in MappedPersonField]?: { value: string; hash: string } };
  found: { [Flag in FeatureExtractionFlag]: MappedEntry<ItemOf<Flag>>[] };
  /** what a profile has no room for: the oldest */
  overLimit: { flag: FeatureExtractionFlag; source: string; name: string }[];
}
