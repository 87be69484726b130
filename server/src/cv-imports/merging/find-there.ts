import { isItemFlag } from '@torg/protocol/cv-imports/read-cv';
import { fromColumns, type ProfileRow } from '../../profiles/profiles.queries.ts';
import type { EntryRow } from './entry-row.ts';
import { competencyOf, type KnownTerms } from './known-terms.ts';
import { isSameText } from './plan-description.ts';
import { keyOf } from './same-entry.ts';
import { termsOf } from './terms-of.ts';

type Read = Pick<EntryRow, 'entry' | 'flag' | 'item' | 'state'>;

/** The profile does not have it from here, but may have the same from elsewhere. */
export const mayBeThere = ({ state }: Pick<EntryRow, 'state'>): boolean => state !== 'kept';

/**
 * The entries that the profile has without them. Of two that are the same within one CV the second
 * counts as there, as applying both would find.
 */
export function findThere(
  profile: Pick<ProfileRow, 'description' | 'skills' | 'roles' | 'items'>,
  entries: readonly Read[],
  known: KnownTerms,
): Set<string> {
  const keys = new Set(
    profile.items.map((item) => `${item.kind} ${keyOf(item.kind, fromColumns(item.kind, item))}`),
  );
  const competencies = new Set([...profile.skills, ...profile.roles].map(({ uuid }) => uuid));
  const isThere = ({ flag, item, state }: Read): boolean => {
    if (isItemFlag(flag)) {
      const key = `${flag} ${keyOf(flag, item)}`;
      const isKnown = keys.has(key);
      if (state !== 'left_out') keys.add(key);
      return isKnown;
    }
    if (flag === 'profile_description') {
      return profile.description !== '' && isSameText(profile.description, item);
    }
    const [term] = termsOf(flag, item);
    const competency = term && competencyOf(known, term);
    return competency !== undefined && competencies.has(competency.uuid);
  };
  return new Set(entries.filter((row) => mayBeThere(row) && isThere(row)).map((row) => row.entry));
}
