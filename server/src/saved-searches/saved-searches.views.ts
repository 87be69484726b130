import type { FilterNode } from '@torg/protocol/search/search-filter';
import { searchPaths } from '@torg/protocol/search/search-paths';
import type { SavedBody, SavedSearch } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../platform/actor.ts';
import { can } from './saved-searches.policy.ts';
import type { NamedThing, SearchRow } from './saved-searches.repository.ts';

/** All ids in a tree of filters. */
export function idsIn(node: FilterNode | undefined): string[] {
  if (node === undefined) return [];
  if ('and' in node) return node.and.flatMap(idsIn);
  if ('or' in node) return node.or.flatMap(idsIn);
  const isId = searchPaths[node.path].type === 'id' && node.operator !== 'exists';
  return isId ? [node.value].flat().map(String) : [];
}

const bodyView = ({ filters, vectorSearch, anonymized }: SavedBody): SavedSearch['body'] => ({
  ...(filters === undefined ? {} : { filters: { ...filters } }),
  ...(vectorSearch === undefined ? {} : { vectorSearch }),
  anonymized,
});

export function savedSearchView(
  row: SearchRow,
  actor: Actor,
  names: readonly NamedThing[],
): SavedSearch {
  const own = new Set(idsIn(row.body.filters));
  return {
    saved_search: row.saved_search,
    title: row.title,
    audience: row.audience,
    body: bodyView(row.body),
    named: names.filter(({ uuid }) => own.has(uuid)),
    notify: row.notify,
    created_at: row.created_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    can: can(actor, row),
  };
}
