import type { SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { type SearchContext, findWholeSearch } from '../../search/search.queries.ts';
import { mayStillRun } from '../saved-searches.policy.ts';
import { updateSearch, type SearchRow } from '../saved-searches.repository.ts';
import { upsertHits } from './hits.repository.ts';

/** The hits of a search, by words and by meaning, the same as on its page. */
export interface Found {
  /** the best first */
  profiles: string[];
  /** those found by meaning alone */
  nearAlone: string[];
  /** the version of the vectors that were used; null if only words were */
  version: number | null;
}

type OwnSearch = Pick<SearchRow, 'account' | 'audience'> & { body: SavedBody };

/** Runs the search with its owner's rights; nothing is found if they may no longer run it. */
export async function findNow(
  context: SearchContext,
  owner: Actor,
  ownSearch: OwnSearch,
): Promise<Found> {
  if (!mayStillRun(owner, ownSearch)) return { profiles: [], nearAlone: [], version: null };
  const isAdmin = ownSearch.audience === 'admin';
  const { hits, meaning } = await findWholeSearch(context, ownSearch.body, { isAdmin });
  const isNear = (text_rank: number | null) => meaning.near !== undefined && text_rank === null;
  return {
    profiles: hits.map(({ profile }) => profile),
    nearAlone: hits.flatMap(({ profile, text_rank }) => (isNear(text_rank) ? [profile] : [])),
    version: meaning.version ?? null,
  };
}

/**
 * Profiles that may be new. If the vectors were replaced since the last look, profiles found by
 * meaning alone are left out, since only their similarity has changed.
 */
export function possiblyNewProfiles(
  { vector_version }: Pick<SearchRow, 'vector_version'>,
  { profiles, nearAlone, version }: Found,
): string[] {
  if (version === null || version === vector_version) return profiles;
  const excluded = new Set(nearAlone);
  return profiles.filter((profile) => !excluded.has(profile));
}

/** Saves the hits; those that are not news are saved as if found when the search was saved. */
export async function saveFound(
  tx: Tx,
  row: Pick<SearchRow, 'saved_search' | 'created_at' | 'vector_version'>,
  { found, now }: { found: Found; now: Date },
): Promise<void> {
  const { saved_search: search, created_at, vector_version } = row;
  await upsertHits(tx, { search, profiles: possiblyNewProfiles(row, found), now });
  if (found.version === null || found.version === vector_version) return;
  // The hits by words are saved above.
  const knownHits = { search, profiles: found.nearAlone, now: created_at };
  await upsertHits(tx, knownHits, { isKnown: true, isSeen: true });
  await updateSearch(tx, search, { vector_version: found.version });
}
