import { useNavigate, useSearch } from '@tanstack/react-router';
import type { BaseSearch, ListDefinition } from '../../client/list-search.ts';

/** Replaces the entry in the history, as while one types. */
type Change<Search> = (part: Partial<Search>, replace?: boolean) => void;

/** A list's search as it stands in the address, and the ways to change it. */
export function useListSearch<Search extends BaseSearch, S extends string>(
  list: ListDefinition<Search, S>,
) {
  const known: object = useSearch({ strict: false });
  const search = list.read(known as Parameters<typeof list.read>[0]);
  const navigate = useNavigate();
  const go = (change: (before: Search) => Search, replace: boolean) =>
    void navigate({ to: '.', search: change as never, resetScroll: false, replace });
  /** Other results begin on their first page. */
  const narrow: Change<Search> = (part, replace = false) =>
    go((before) => ({ ...before, page: undefined, ...part }), replace);
  /** What does not change which results there are leaves the page as it is. */
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

/** The search of a list that is defined so: `ListSearchState<typeof clientList>`. */
export type ListSearchState<L> =
  L extends ListDefinition<infer Search extends BaseSearch, infer S>
    ? ReturnType<typeof useListSearch<Search, S>>
    : never;
