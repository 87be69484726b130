import { isItemFlag } from '@torg/protocol/cv-imports/read-cv';
import { fromColumns, type ProfileRow } from '../../profiles/profiles.queries.ts';
import type { EntryRow } from './entry-row.ts';
import { competencyOf, type KnownTerms } from './known-terms.ts';
import { isSameText } from './plan-description.ts';
import { keyOf } from './same-entry.ts';
import { termsOf } from './terms-of.ts';

type Read = Pick<EntryRow, 'entry' | 'flag' | 'item' | 'state'>;

/** Nobody has decided on it, or all was taken back, so that it can be chosen now. */
export const isOpenEntry = ({ state }: Pick<EntryRow, 'state'>): boolean =>
  state === 'found' || state === 'undone';

/** Which of the entries that can be chosen now the profile has without this import. */
export function findThere(
  profile: Pick<ProfileRow, 'description' | 'skills' | 'roles' | 'items'>,
  entries: readonly Read[],
  known: KnownTerms,
): Set<string> {
  const keys = new Set(
    profile.items.map((item) => `${item.kind} ${keyOf(item.kind, fromColumns(item.kind, item))}`),
  );
  const competencies = new Set([...profile.skills, ...profile.roles].map(({ uuid }) => uuid));
  const isThere = ({ flag, item }: Read): boolean => {
    if (isItemFlag(flag)) return keys.has(`${flag} ${keyOf(flag, item)}`);
    if (flag === 'profile_description') {
      return profile.description !== '' && isSameText(profile.description, item);
    }
    const [term] = termsOf(flag, item);
    const competency = term && competencyOf(known, term);
    return competency !== undefined && competencies.has(competency.uuid);
  };
  return new Set(entries.filter((row) => isOpenEntry(row) && isThere(row)).map((row) => row.entry));
}
