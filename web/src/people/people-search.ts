import { limits } from '@torg/protocol/limits';
import { countries, roles } from '@torg/protocol/terms';
import { choice, id, listSearch, type SearchOf, type SortOf } from '../client/list-search.ts';
import type { PeopleParams } from './people.queries.ts';

export const statuses = ['verified', 'unverified', 'invited', 'deactivated'] as const;
export type AccountStatus = (typeof statuses)[number];

export const peopleList = listSearch({
  size: limits.peoplePage.default,
  sorts: { name: 'asc', created: 'desc', active: 'desc' },
  filters: {
    role: choice(roles),
    status: choice(statuses),
    company: id,
    country: choice(countries),
  },
});
export type PeopleSearch = SearchOf<typeof peopleList>;
export type PeopleSort = SortOf<typeof peopleList>;

const filtersParams = ({ q: text, role, status, company, country }: PeopleSearch) => ({
  text,
  role,
  status,
  organization: company,
  country,
});

export const peopleParams = (search: PeopleSearch): PeopleParams => ({
  ...filtersParams(search),
  ...peopleList.sorting(search),
  ...peopleList.paging(search),
});

/** A part of the whole list, by name: the order that changes least while its pages are fetched. */
export const wholeListParams = (search: PeopleSearch, offset: number): PeopleParams => ({
  ...filtersParams(search),
  sort: 'name',
  direction: 'asc',
  limit: limits.peoplePage.max,
  offset,
});
