import type { SearchBody } from '@torg/protocol/search/search';
import type { Db } from '../../platform/database/tables.ts';
import { askMeaning, type SearchContext, type Meaning } from '../meaning/ask-meaning.ts';
import { groupsOf, type QueryGroup } from '../query/query-groups.ts';
import { settleTexts } from '../meaning/near.repository.ts';
import { findHits, type Hit } from './hits.repository.ts';

type SearchCriteria = Pick<SearchBody, 'filters' | 'vectorSearch'>;

interface Page {
  /** admins also find hidden consultants */
  isAdmin: boolean;
  limit: number;
  offset: number;
}

/** The hits of a search, and the groups that its words were read into. */
export interface FoundHits {
  hits: Hit[];
  groups: QueryGroup[];
  total: number;
}

const readGroupsOf = async (db: Db, { vectorSearch }: SearchCriteria): Promise<QueryGroup[]> =>
  vectorSearch === undefined ? [] : groupsOf(db, vectorSearch.query, vectorSearch.rewriteQuery);

/** A page of hits by filters and words. */
export async function findByWords(
  db: Db,
  criteria: SearchCriteria,
  { isAdmin, limit, offset }: Page,
): Promise<FoundHits> {
  const groups = await readGroupsOf(db, criteria);
  const question = { visibleOnly: !isAdmin, filters: criteria.filters, groups, limit, offset };
  return { groups, ...(await findHits(db, question)) };
}

/** Whoever says something of any of the groups, the most of them first; admins find hidden ones, too. */
export async function findByAnyOf(
  db: Db,
  groups: readonly QueryGroup[],
  limit: number,
): Promise<string[]> {
  const page = { visibleOnly: false, leastScore: 0, limit, offset: 0 };
  const { hits } = groups.length === 0 ? { hits: [] } : await findHits(db, { ...page, groups });
  return hits.map(({ profile }) => profile);
}

/** A page of hits by filters, words and meaning. */
export async function findByMeaningToo(
  context: SearchContext,
  { filters, vectorSearch }: SearchCriteria,
  { isAdmin, limit, offset }: Page,
): Promise<FoundHits & { meaning: Meaning }> {
  const { searches: db } = context;
  const groups = await readGroupsOf(db, { vectorSearch });
  const criteria = { visibleOnly: !isAdmin, filters };
  // Both parts of the search need the filter, which is slow if it searches in texts.
  const profileCriteria = vectorSearch === undefined ? criteria : await settleTexts(db, criteria);
  const meaning: Meaning =
    vectorSearch === undefined
      ? { state: 'not_asked', hits: new Map() }
      : await askMeaning(context, vectorSearch, groups, profileCriteria);
  const found = await findHits(db, {
    ...profileCriteria,
    groups,
    near: meaning.near,
    limit,
    offset,
  });
  return { ...found, groups, meaning };
}
