import { limits } from '@torg/protocol/limits';
import type { FilterNode } from '@torg/protocol/search/search-filter';
import { vectorTypes } from '@torg/protocol/search/search';
import type { SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import '../../src/saved-searches/saved-searches.tables.ts';
import { findByWords } from '../../src/search/search.queries.ts';
import { insertRows } from '../insert-rows.ts';
import { demoSavedSearches } from '../data/saved.ts';
import type { DemoSavedSearch } from '../data/saved.types.ts';
import type { Moments } from './moments.ts';
import { accountId, savedSearchId } from './demo-ids.ts';

const newSinceHours = -6;

const restrictTo = (
  path: 'roles.uuid' | 'regions.uuid',
  value: string[] | undefined,
): FilterNode[] => (value === undefined ? [] : [{ path, operator: 'in', value }]);

/** The body that the search page makes of these filters. */
function bodyOf(search: DemoSavedSearch): SavedBody {
  const { words, remote, anonymized = false } = search;
  const skills = search.skills?.map((key) => competencyId('skill', key));
  const all: FilterNode[] = [
    ...(skills === undefined
      ? []
      : [{ path: 'skills.uuid', operator: 'contains_exact', value: skills } as const]),
    ...restrictTo(
      'roles.uuid',
      search.roles?.map((key) => competencyId('role', key)),
    ),
    ...restrictTo('regions.uuid', search.regions?.map(regionId)),
    ...(remote ? [{ path: 'remote_work_ok', operator: 'eq', value: true } as const] : []),
  ];
  const meant = { types: [...vectorTypes], rewriteQuery: true, requiredMatches: 1 };
  return {
    ...(all.length > 0 ? { filters: { and: all } } : {}),
    ...(words === undefined ? {} : { vectorSearch: { query: words, ...meant } }),
    anonymized,
  };
}

/**
 * Loads the hits of a search, by words since there are no vectors yet. The first are new since the
 * owner's last look; alerts that the owner wanted count as mailed.
 */
async function loadHits(db: Db, search: DemoSavedSearch, { hours }: Moments): Promise<void> {
  const { owner, title, notify, news, offsetHours } = search;
  const isAdmin = search.alsoHidden === true;
  const { hits } = await findByWords(db, bodyOf(search), {
    isAdmin,
    limit: limits.offset,
    offset: 0,
  });
  // Those who changed their profile last come first.
  const rows = hits.map(({ profile }, at) => ({
    saved_search: savedSearchId(`${owner}:${title}`),
    profile,
    found_at: hours(at < news ? newSinceHours : offsetHours),
    is_known: at >= news,
    seen_at: at < news ? null : hours(offsetHours),
    mailed_at: at < news && notify !== 'never' ? hours(newSinceHours) : null,
  }));
  await insertRows(db, 'saved_search_hit', rows);
}

export async function loadSavedSearches(db: Db, moments: Moments): Promise<void> {
  const rows = demoSavedSearches.map((search) => ({
    saved_search: savedSearchId(`${search.owner}:${search.title}`),
    account: accountId(search.owner),
    audience: search.alsoHidden ? ('admin' as const) : ('client' as const),
    title: search.title,
    body: bodyOf(search),
    notify: search.notify,
    created_at: moments.hours(search.offsetHours),
    opened_at: moments.hours(search.offsetHours / 2),
    looked_at: moments.now,
    alerted_on: moments.day(0),
    vector_version: null,
  }));
  await insertRows(db, 'saved_search', rows);
  for (const search of demoSavedSearches) await loadHits(db, search, moments);
}
