import { useNavigate, useSearch } from '@tanstack/react-router';
import type { BaseSearch, ListDefinition } from '../../client/list-search.ts';

/** `replace` replaces the entry in the history, as while the user types. */
type Change<Search> = (part: Partial<Search>, replace?: boolean) => void;

/** A list's search in the address, and the functions that change it. */
export function useListSearch<Search extends BaseSearch, S extends string>(
  list: ListDefinition<Search, S>,
) {
  const raw: object = useSearch({ strict: false });
  const search = list.read(raw as Parameters<typeof list.read>[0]);
  const navigate = useNavigate();
  const go = (change: (before: Search) => Search, replace: boolean) =>
    void navigate({ to: '.', search: change as never, resetScroll: false, replace });
  /** Different results start on their first page. */
  const narrow: Change<Search> = (part, replace = false) =>
    go((before) => ({ ...before, page: undefined, ...part }), replace);
  /** A change that leaves the results alone keeps the page. */
  const set: Change<Search> = (part, replace = false) =>
    go((before) => ({ ...before, ...part }), replace);
  return {
    search,
    narrow,
    set,
    ...list.sorting(search),
    sorts: list.sorts,
    firstDirection: list.firstDirection,
    page: search.page ?? 1,
    size: list.size,
    paging: list.paging(search),
    filters: list.numberOfFilters(search),
    withoutFilters: list.withoutFilters(search),
  };
}

/** The search state of a list: `ListSearchState<typeof clientList>`. */
export type ListSearchState<L> =
  L extends ListDefinition<infer Search extends BaseSearch, infer S>
    ? ReturnType<typeof useListSearch<Search, S>>
    : never;
