import type { SearchBody } from '@torg/protocol/search/search';
import type { Db } from '../../platform/database/tables.ts';
import { askMeaning, type SearchContext, type Meaning } from '../meaning/ask-meaning.ts';
import { groupsOf, type QueryGroup } from '../query/query-groups.ts';
import { findHits, type Hit } from './hits.repository.ts';

type SearchedFor = Pick<SearchBody, 'filters' | 'vectorSearch'>;

interface Page {
  /** admins find the hidden, too */
  isAdmin: boolean;
  limit: number;
  offset: number;
}

/** Whom a search finds, and what was made of its words. */
export interface FoundHits {
  hits: Hit[];
  groups: QueryGroup[];
  total: number;
}

const readGroupsOf = async (db: Db, { vectorSearch }: SearchedFor): Promise<QueryGroup[]> =>
  vectorSearch === undefined ? [] : groupsOf(db, vectorSearch.query, vectorSearch.rewriteQuery);

/** A page of those who answer a search by filters and words. */
export async function findByWords(
  db: Db,
  criteria: SearchedFor,
  { isAdmin, limit, offset }: Page,
): Promise<FoundHits> {
  const groups = await readGroupsOf(db, criteria);
  const question = { visibleOnly: !isAdmin, filters: criteria.filters, groups, limit, offset };
  return { groups, ...(await findHits(db, question)) };
}

/** The same, with those whose vectors are near. */
export async function findByMeaningToo(
  context: SearchContext,
  { filters, vectorSearch }: SearchedFor,
  { isAdmin, limit, offset }: Page,
): Promise<FoundHits & { meaning: Meaning }> {
  const { db } = context;
  const of = { visibleOnly: !isAdmin, filters };
  const groups = await readGroupsOf(db, { vectorSearch });
  const meaning: Meaning =
    vectorSearch === undefined
      ? { state: 'not_asked', hits: new Map() }
      : await askMeaning(context, vectorSearch, groups, of);
  const found = await findHits(db, { ...of, groups, near: meaning.near, limit, offset });
  return { ...found, groups, meaning };
}
