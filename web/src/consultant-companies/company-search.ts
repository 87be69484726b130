import type { SearchSchemaInput } from '@tanstack/react-router';
import { profileQaStatuses } from '@torg/protocol/profiles/profile-life';
import {
  choice,
  choices,
  id,
  listSearch,
  type SearchOf,
  type SortOf,
} from '../client/list-search.ts';
import { oneOf } from '../client/search-params.ts';

/** The first tab is shown when the URL names none. */
export const companyTabs = [
  'profiler',
  'maler',
  'flowcase',
  'avtale',
  'brukere',
  'innstillinger',
] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const availabilityFilters = ['now', 'from', 'not', 'old'] as const;
export type AvailabilityFilter = (typeof availabilityFilters)[number];

export const benchList = listSearch({
  size: 50,
  sorts: { name: 'asc', availability: 'asc', confirmed: 'asc', missing: 'asc', updated: 'asc' },
  filters: { qa_status: choices(profileQaStatuses), availability: choice(availabilityFilters) },
  /** the consultant who was just added */
  others: { added: id },
});
export type BenchSearch = SearchOf<typeof benchList>;
export type BenchSort = SortOf<typeof benchList>;

export type CompanySearch = BenchSearch & { tab?: CompanyTab };

/** Only the tab of the bench has filters in the URL. */
export function companySearch(search: CompanySearch & SearchSchemaInput): CompanySearch {
  const tab = oneOf(companyTabs, search.tab) ?? companyTabs[0];
  return tab === companyTabs[0] ? { ...benchList.read(search), tab: undefined } : { tab };
}
