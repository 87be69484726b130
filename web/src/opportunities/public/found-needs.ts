import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useLocale } from '../../client/use-locale.ts';
import { opportunitiesQuery } from '../opportunities.queries.ts';

/** The needs of one's company that are not archived, by the words of their names. */
export function useFoundNeeds(words: string) {
  const text = words || undefined;
  const query = { text, limit: limits.opportunityPage.default, locale: useLocale() };
  return useQuery(opportunitiesQuery(query));
}
