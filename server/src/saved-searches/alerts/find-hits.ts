import type { SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { type SearchContext, findWholeSearch } from '../../search/search.queries.ts';
import { mayStillAsk } from '../saved-searches.policy.ts';
import { updateSearch, type SearchRow } from '../saved-searches.repository.ts';
import { upsertHits } from './hits.repository.ts';

/** The hits of a search on its page: those of its words, and those that are near by meaning. */
export interface Found {
  /** the best first */
  profiles: string[];
  /** of these, whom no word finds */
  nearAlone: string[];
  /** of the vectors that were asked; null where it went by words alone */
  version: number | null;
}

type OwnSearch = Pick<SearchRow, 'account' | 'audience'> & { body: SavedBody };

/** Whom it finds, asked in the name of its owner; nobody, where they may not ask it any more. */
export async function findNow(
  context: SearchContext,
  owner: Actor,
  ownSearch: OwnSearch,
): Promise<Found> {
  if (!mayStillAsk(owner, ownSearch)) return { profiles: [], nearAlone: [], version: null };
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
 * Who may have come since the last look. Where other vectors are asked than then, not those who are
 * near by them alone: nobody came, it is only seen otherwise.
 */
export function possiblyNewProfiles(
  { vector_version }: Pick<SearchRow, 'vector_version'>,
  { profiles, nearAlone, version }: Found,
): string[] {
  if (version === null || version === vector_version) return profiles;
  const known = new Set(nearAlone);
  return profiles.filter((profile) => !known.has(profile));
}

/** Keeps who was found; who is no news as if they had been there from the beginning. */
export async function saveFound(
  tx: Tx,
  row: Pick<SearchRow, 'saved_search' | 'created_at' | 'vector_version'>,
  { found, now }: { found: Found; now: Date },
): Promise<void> {
  const { saved_search: search, created_at, vector_version } = row;
  await upsertHits(tx, { search, profiles: possiblyNewProfiles(row, found), now });
  if (found.version === null || found.version === vector_version) return;
  // Those of the words are kept by now.
  const known = { search, profiles: found.nearAlone, now: created_at };
  await upsertHits(tx, known, { isKnown: true, isSeen: true });
  await updateSearch(tx, search, { vector_version: found.version });
}
