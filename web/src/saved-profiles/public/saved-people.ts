import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { SavedConsultant } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Locale } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import type { SavedProfile } from '../saved-lists.ts';
import { savedProfileList } from '../saved-profiles-search.ts';
import { allSavedQuery, listsQuery } from '../saved-profiles.queries.ts';
import { useListTitle } from '../use-list-title.ts';

/** The user's lists, each with its title. */
export function useSavedLists() {
  const query = useQuery(listsQuery);
  const titleOf = useListTitle();
  const lists = query.data?.saved_lists.map((list) => ({ ...list, title: titleOf(list) }));
  return { query, lists: lists ?? [] };
}

interface SavedPerson extends SavedProfile {
  consultant: SavedConsultant;
}

const readable = (saved: readonly SavedProfile[]): SavedPerson[] =>
  saved.flatMap((one) => (one.consultant ? [{ ...one, consultant: one.consultant }] : []));

/** Those of a list who can still be read, latest first, and how many cannot. */
export const inSight = (saved: readonly SavedProfile[]) => {
  const people = readable(saved);
  return { people, hidden: saved.length - people.length };
};

/** All in one of the lists. */
export const useSavedPeople = (list: string | undefined) =>
  useQuery({
    ...allSavedQuery(list, useLocale()),
    select: inSight,
    enabled: list !== undefined,
  });

/** The list that is open on its page; undefined: everybody who is saved. */
export function useOpenList(): { saved_list: string; title: string } | undefined {
  const { list } = useListSearch(savedProfileList).search;
  return useSavedLists().lists.find(({ saved_list }) => saved_list === list);
}

/** The same, read now; undefined: of all that are saved. */
export const readSavedPeople = async (
  client: QueryClient,
  list: string | undefined,
  locale: Locale,
): Promise<SavedPerson[]> => readable(await client.query(allSavedQuery(list, locale)));
