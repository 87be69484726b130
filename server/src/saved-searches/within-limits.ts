import { filterIssues } from '@torg/protocol/search/search-filter';
import type { SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import { Refusal } from '../platform/refusal.ts';

/** Whether the search may run as it was saved; the limits may have been others then. */
export const isWithinLimits = ({ filters }: Pick<SavedBody, 'filters'>): boolean =>
  filterIssues(filters).length === 0;

/** Refuses a saved search that is beyond the limits, and names what is. */
export function checkLimits({ filters }: Pick<SavedBody, 'filters'>): void {
  const issues = filterIssues(filters);
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
}
