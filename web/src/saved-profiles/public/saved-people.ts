import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { savedProfileList } from '../saved-profiles-search.ts';
import { fetchSaved, listsQuery, savedQuery } from '../saved-profiles.queries.ts';
import { useListTitle } from '../use-list-title.ts';

/** The user's lists, each with its title. */
export function useSavedLists() {
  const query = useQuery(listsQuery);
  const titleOf = useListTitle();
  const lists = query.data?.saved_lists.map((list) => ({ ...list, title: titleOf(list) }));
  return { query, lists: lists ?? [] };
}

/** Those in one of the lists. */
export const useSavedPeople = (list: string | undefined) =>
  useQuery({
    ...savedQuery({ list, offset: 0, limit: limits.saved.page.max }, useLocale()),
    enabled: list !== undefined,
  });

/** The list that is open on its page; undefined: everybody who is saved. */
export function useOpenList(): { saved_list: string; title: string } | undefined {
  const { list } = useListSearch(savedProfileList).search;
  return useSavedLists().lists.find(({ saved_list }) => saved_list === list);
}

/** All in a list whose profiles can still be read, page by page. */
export async function readSavedPeople(list: string | undefined, locale: Locale): Promise<string[]> {
  const people = new Set<string>();
  const { signal } = new AbortController();
  const limit = limits.saved.page.max;
  for (let offset = 0; ; offset += limit) {
    const { saved_profiles, total } = await fetchSaved({ list, offset, limit }, locale, signal);
    for (const { profile, consultant } of saved_profiles) if (consultant) people.add(profile);
    if (offset + limit >= total) return [...people];
  }
}
