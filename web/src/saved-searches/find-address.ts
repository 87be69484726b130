import { linkOptions } from '@tanstack/react-router';
import { searchOfBody } from '../search/public/search-of-body.ts';
import type { SavedSearch } from './saved-searches.queries.ts';

/** The URL of a saved search with its filters; undefined if the page has no such filters. */
export function findAddress({ saved_search, audience, body, named }: SavedSearch) {
  const search = searchOfBody(body, named);
  if (search === undefined) return undefined;
  return linkOptions({
    to: audience === 'admin' ? '/admin/find/consultants' : '/find/consultants',
    search: { ...search, saved: saved_search },
  });
}
