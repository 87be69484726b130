import { limits } from '@torg/protocol/limits';
import type { SearchBody, SearchProfile } from '@torg/protocol/search';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ReadContext } from '../platform/handler.ts';
import { findProfiles } from '../profiles/profiles.public.ts';
import { findHits, type Hit } from './hits.repository.ts';
import { groupsOf, type QueryGroup } from './query-groups.ts';
import { searchProfileView } from './search.views.ts';
import { whyFound } from './why.ts';

type SearchedFor = Pick<SearchBody, 'filters' | 'vectorSearch'>;

/** Whom a search finds, and what was made of its words. */
export interface FoundHits {
  hits: Hit[];
  groups: QueryGroup[];
  total: number;
}

async function findPage(
  db: Db,
  { filters, vectorSearch }: SearchedFor,
  page: { isAdmin: boolean; limit: number; offset: number },
): Promise<FoundHits> {
  const { isAdmin, limit, offset } = page;
  const groups =
    vectorSearch === undefined
      ? []
      : await groupsOf(db, vectorSearch.query, vectorSearch.rewriteQuery);
  const question = { visibleOnly: !isAdmin, filters, groups, limit, offset };
  return { groups, ...(await findHits(db, question)) };
}

/** The same search as on the page, with all of its pages. */
export const findWholeSearch = (
  db: Db,
  asked: SearchedFor,
  { isAdmin }: { isAdmin: boolean },
): Promise<FoundHits> => findPage(db, asked, { isAdmin, limit: limits.offset, offset: 0 });

type Shown = Pick<SearchBody, 'anonymized' | 'locale'> & { isAdmin: boolean };

/** Hits as the reader gets to see them, in their order; who is gone by now is left out. */
export async function showHits(
  db: Db,
  actor: Actor,
  { hits, groups }: Pick<FoundHits, 'hits' | 'groups'>,
  { anonymized, locale, isAdmin }: Shown,
) {
  const profiles = hits.map(({ profile }) => profile);
  const rows = await findProfiles(db, profiles, { account: actor.account, locale });
  const byId = new Map(rows.map((row) => [row.profile, row]));
  return hits.flatMap((hit) => {
    const row = byId.get(hit.profile);
    if (row === undefined) return [];
    const shown = { why: whyFound(row, groups), anonymized, isAdmin };
    const profile: SearchProfile = searchProfileView(row, actor, shown);
    return [{ hit, row, profile }];
  });
}

/** One page of a search, and how it was found. */
export async function searchConsultants(
  { db, actor, sawEvent }: ReadContext,
  { limit, offset, ...asked }: SearchBody,
  { isAdmin }: { isAdmin: boolean },
) {
  const found = await findPage(db, asked, { isAdmin, limit, offset });
  const { total } = found;
  // Another page of the same is no other search.
  if (offset === 0) sawEvent('performed_search', { query: asked.vectorSearch?.query, total });
  const inOrder = await showHits(db, actor, found, { ...asked, isAdmin });
  const data = inOrder.map(({ profile }) => profile);
  return { inOrder, answer: { data, total, limit, offset } };
}
