import {
  featureExtractionFlags,
  isItemFlag,
  type FeatureExtractionFlag,
  type ItemOf,
} from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { fitItem, nameOf } from '../../cv-imports/cv-imports.queries.ts';
import { isNewer, recencyOf, type Recency } from '../../profiles/profiles.queries.ts';
import { hashesOf } from './hash-of.ts';
import type { MappedCv, MappedEntry } from './mapped-cv.ts';

/** An entry as it was read, before it is cut to what the editor takes. */
export interface Draft<Flag extends FeatureExtractionFlag> {
  source: string;
  item: ItemOf<Flag>;
}
export type Drafts = { [Flag in FeatureExtractionFlag]: Draft<Flag>[] };

const most: Partial<Record<FeatureExtractionFlag, number>> = {
  profile_description: 1,
  profile_skill: limits.profile.skills.max,
  profile_role: limits.profile.roles,
};

const saysNothing = (item: object): boolean =>
  Object.values(item).every((value) => typeof value !== 'string' || value === '');

function fitted(flag: FeatureExtractionFlag, { source, item }: Draft<typeof flag>): MappedEntry[] {
  const kept = saysNothing(item) ? undefined : fitItem(flag, item);
  return kept === undefined ? [] : [{ source, item: kept, hashes: hashesOf(kept) }];
}

const undated: Recency = [-1, -1];

/** Entries by when they were; terms stay in the order in which they were told. */
function newestFirst(flag: FeatureExtractionFlag, entries: MappedEntry[]): MappedEntry[] {
  if (!isItemFlag(flag)) return entries;
  return entries.toSorted((a, b) => {
    const [one, other] = [recencyOf(a.item) ?? undated, recencyOf(b.item) ?? undated];
    return Number(isNewer(other, one)) - Number(isNewer(one, other));
  });
}

function calledIn(flag: FeatureExtractionFlag, { item, source }: MappedEntry): string {
  if (isItemFlag(flag)) return nameOf(flag, item) || source;
  return typeof item['name'] === 'string' ? item['name'] : source;
}

/** Cuts everything to what a profile can have, and says what it has no room for. */
export function fitSections(drafts: Drafts): Pick<MappedCv, 'found' | 'overLimit'> {
  const sections = featureExtractionFlags.map((flag) => {
    const entries = newestFirst(
      flag,
      drafts[flag].flatMap((draft) => fitted(flag, draft)),
    );
    const room = most[flag] ?? limits.profile.items;
    return { flag, kept: entries.slice(0, room), over: entries.slice(room) };
  });
  return {
    found: Object.fromEntries(sections.map(({ flag, kept }) => [flag, kept])) as MappedCv['found'],
    overLimit: sections.flatMap(({ flag, over }) =>
      over.map((entry) => ({ flag, source: entry.source, name: calledIn(flag, entry) })),
    ),
  };
}
