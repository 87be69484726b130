import { limits } from '@torg/protocol/limits';
import type { SearchBody, SearchProfile } from '@torg/protocol/search/search';
import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { findProfiles } from '../../profiles/profiles.queries.ts';
import type { SearchContext, Meaning } from '../meaning/ask-meaning.ts';
import { searchProfileView } from '../search.views.ts';
import { findByMeaningToo, type FoundHits } from './find-consultants.ts';
import { whyFound } from './why.ts';

/** All pages of a search at once. */
export const findWholeSearch = (
  searchContext: SearchContext,
  criteria: Pick<SearchBody, 'filters' | 'vectorSearch'>,
  { isAdmin }: { isAdmin: boolean },
): Promise<FoundHits & { meaning: Meaning }> =>
  findByMeaningToo(searchContext, criteria, { isAdmin, limit: limits.offset, offset: 0 });

type Shown = Pick<SearchBody, 'anonymized' | 'locale'> & { isAdmin: boolean };

interface ShowableHits extends Pick<FoundHits, 'hits' | 'groups'> {
  /** the near vectors by profile, if meaning was used */
  near?: Meaning['hits'];
}

/** Hits with their profiles and why they were found, in order; deleted profiles are left out. */
export async function findReasons(
  db: Db,
  { hits, groups, near }: ShowableHits,
  reader: { account: string | null; locale: Locale },
) {
  const profiles = hits.map(({ profile }) => profile);
  const rows = await findProfiles(db, profiles, reader);
  const byId = new Map(rows.map((row) => [row.profile, row]));
  return hits.flatMap((hit) => {
    const row = byId.get(hit.profile);
    if (row === undefined) return [];
    const own = near?.get(hit.profile) ?? [];
    return [{ hit, row, near: own, why: whyFound(row, groups, own) }];
  });
}

/** Hits as the reader may see them, in order. */
export async function showHits(
  db: Db,
  actor: Actor,
  hits: ShowableHits,
  { anonymized, locale, isAdmin }: Shown,
) {
  const found = await findReasons(db, hits, { account: actor.account, locale });
  return found.map(({ why, ...one }) => {
    const profile: SearchProfile = searchProfileView(one.row, actor, { why, anonymized, isAdmin });
    return { ...one, profile };
  });
}

/** One page of a search, and for each hit why it was found. */
export async function searchConsultants(
  context: Pick<ExternalContext, 'db' | 'searches' | 'external' | 'log' | 'actor' | 'trackView'>,
  { limit, offset, ...criteria }: SearchBody,
  { isAdmin }: { isAdmin: boolean },
) {
  const { db, actor, trackView } = context;
  const { meaning, ...found } = await findByMeaningToo(context, criteria, {
    isAdmin,
    limit,
    offset,
  });
  const { total } = found;
  // Another page of the same search does not count as a search.
  if (offset === 0) trackView('performed_search', { query: criteria.vectorSearch?.query, total });
  const inOrder = await showHits(
    db,
    actor,
    { ...found, near: meaning.hits },
    { ...criteria, isAdmin },
  );
  const data = inOrder.map(({ profile }) => profile);
  return { inOrder, answer: { data, total, limit, offset, meaning: meaning.state } };
}
