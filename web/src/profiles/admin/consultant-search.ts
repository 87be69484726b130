import { limits } from '@torg/protocol/limits';
import { profileQaStatuses } from '@torg/protocol/profiles/profile-life';
import { countries, disciplines } from '@torg/protocol/terms';
import {
  choice,
  choices,
  id,
  listSearch,
  type SearchOf,
  type SortOf,
} from '../../client/list-search.ts';
import type { ConsultantsParams } from '../profiles.queries.ts';

export const visibilities = ['visible', 'hidden', 'requested'] as const;
export type Visibility = (typeof visibilities)[number];

export const consultantList = listSearch({
  size: limits.consultantPage.default,
  sorts: { updated: 'desc', name: 'asc', availability: 'asc', created: 'desc' },
  filters: {
    qa_status: choices(profileQaStatuses),
    visibility: choice(visibilities),
    company: id,
    country: choice(countries),
    discipline: choice(disciplines),
  },
});
export type ConsultantSearch = SearchOf<typeof consultantList>;
export type ConsultantSort = SortOf<typeof consultantList>;

const filtersParams = (search: ConsultantSearch) => ({
  text: search.q,
  qa_status: search.qa_status,
  visibility: search.visibility,
  company: search.company,
  country: search.country,
  discipline: search.discipline,
});

export const consultantsParams = (search: ConsultantSearch): ConsultantsParams => ({
  ...filtersParams(search),
  ...consultantList.sorting(search),
  ...consultantList.paging(search),
});

/** A part of the whole list, by name: the order that changes least while its pages are fetched. */
export const wholeListParams = (search: ConsultantSearch, offset: number): ConsultantsParams => ({
  ...filtersParams(search),
  sort: 'name',
  direction: 'asc',
  limit: limits.consultantPage.max,
  offset,
});
