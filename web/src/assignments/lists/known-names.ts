import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  filterSuggestionsQuery,
  recentCompaniesQuery,
  type AdminAssignmentListItem,
  type FilterSuggestions,
} from '../assignments.queries.ts';

/**
 * Names for the companies and editors that the URL holds by id. They come from the suggestions that
 * the filter was chosen from, and after a reload from the rows of the list.
 */
export function useKnownNames(rows: readonly AdminAssignmentListItem[]): Map<string, string> {
  const client = useQueryClient();
  const recent = useQuery(recentCompaniesQuery).data?.companies ?? [];
  const suggested = client.getQueriesData<FilterSuggestions>({
    queryKey: filterSuggestionsQuery('').queryKey.slice(0, -1),
  });
  const names = new Map<string, string>();
  for (const { uuid, name } of recent) names.set(uuid, name);
  for (const [, found] of suggested) {
    for (const { uuid, name } of found?.companies ?? []) names.set(uuid, name);
    for (const { account, name } of found?.editors ?? []) names.set(account, name);
  }
  for (const row of rows) {
    names.set(row.company_uuid, row.company_name);
    for (const { account, name } of row.editors) names.set(account, name);
  }
  return names;
}
