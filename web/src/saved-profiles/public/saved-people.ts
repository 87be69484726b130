import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useLocale } from '../../client/use-locale.ts';
import { listsQuery, savedQuery } from '../saved-profiles.queries.ts';
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
