import type { SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { FilterLeaf } from '@torg/protocol/search/search-filter';

/** The same search, restricted to some profiles. */
export function restrictTo(
  { filters, ...body }: SavedBody,
  profiles: readonly string[],
): SavedBody {
  const only: FilterLeaf = { path: 'account', operator: 'in', value: [...profiles] };
  return { ...body, filters: filters === undefined ? only : { and: [filters, only] } };
}
