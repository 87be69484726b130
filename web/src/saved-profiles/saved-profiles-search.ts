import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { countIn, uuidsIn } from '../client/search-params.ts';

export interface SavedProfilesSearch {
  /** left out: everybody who is saved */
  list?: string;
  /** from 1; the first is left out */
  page?: number;
}

export const pageSize = limits.saved.page.default;

/** What of a URL the page understands; the rest is left out. */
export function savedProfilesSearch(
  search: SavedProfilesSearch & SearchSchemaInput,
): SavedProfilesSearch {
  const page = Math.min(countIn(search.page, 1), Math.floor(limits.offset / pageSize));
  return { list: uuidsIn(search.list)?.[0], page: page > 1 ? page : undefined };
}
