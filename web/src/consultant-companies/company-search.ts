import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { profileQaStatuses, type ProfileQaStatus } from '@torg/protocol/profile-life';
import { countIn, oneOf, textIn, textsIn, uuidsIn } from '../client/search-params.ts';

/** The first is the one of a bare address. */
export const companyTabs = ['profiler', 'maler', 'avtale', 'brukere', 'innstillinger'] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const benchSorts = ['name', 'availability', 'confirmed', 'missing', 'updated'] as const;
export type BenchSort = (typeof benchSorts)[number];

export const availabilityFilters = ['now', 'from', 'not', 'old'] as const;
export type AvailabilityFilter = (typeof availabilityFilters)[number];

/** What narrows and orders the bench, and which page of it is shown. */
export interface BenchSearch {
  q?: string;
  qa_status?: ProfileQaStatus[];
  availability?: AvailabilityFilter;
  sort?: BenchSort;
  /** from 1; the first is left out */
  page?: number;
}

export interface CompanySearch extends BenchSearch {
  tab?: CompanyTab;
  /** the consultant who was added a moment ago */
  added?: string;
}

type Loose<S> = Partial<Record<keyof S, unknown>>;

/** What is as it is at first is left out; the other tabs know nothing of the bench. */
export function companySearch(search: CompanySearch & SearchSchemaInput): CompanySearch {
  const tab = oneOf(companyTabs, search.tab) ?? companyTabs[0];
  if (tab !== companyTabs[0]) return { tab };
  return { ...benchSearch(search), added: uuidsIn(search.added)?.[0] };
}

function benchSearch(search: Loose<BenchSearch>): BenchSearch {
  const statuses = textsIn(search.qa_status);
  const chosen = profileQaStatuses.filter((one) => statuses.includes(one));
  const sort = oneOf(benchSorts, search.sort);
  const page = countIn(search.page, 1);
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    qa_status: chosen.length > 0 ? chosen : undefined,
    availability: oneOf(availabilityFilters, search.availability),
    sort: sort === benchSorts[0] ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
}

/** How many filters are set; the sort is none. */
export const numberOfFilters = ({ q, qa_status, availability }: BenchSearch): number =>
  [q, qa_status, availability].filter(Boolean).length;
