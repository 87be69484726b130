import { useQuery } from '@tanstack/react-query';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { searchQuery } from '../search.queries.ts';

const most = 8;

/** The consultants that fit the words best, for those who pick one of them. */
export function useFoundPeople(words: string) {
  const { can } = useShellUser();
  const body = { vectorSearch: { query: words }, limit: most };
  const query = searchQuery({ isAdmin: can.administer, body, locale: useLocale() });
  return useQuery({ ...query, enabled: words !== '' });
}
