import { limits } from '@torg/protocol/limits';
import { countries, roles } from '@torg/protocol/terms';
import { choice, id, listSearch, type SearchOf, type SortOf } from '../client/list-search.ts';
import type { PeopleAsked } from './people.queries.ts';

export const standings = ['verified', 'unverified', 'invited', 'deactivated'] as const;
export type Standing = (typeof standings)[number];

export const peopleList = listSearch({
  size: limits.peoplePage.default,
  sorts: { name: 'asc', created: 'desc', active: 'desc' },
  filters: {
    role: choice(roles),
    standing: choice(standings),
    company: id,
    country: choice(countries),
  },
});
export type PeopleSearch = SearchOf<typeof peopleList>;
export type PeopleSort = SortOf<typeof peopleList>;

const filtersAsked = ({ q: text, role, standing, company, country }: PeopleSearch) => ({
  text,
  role,
  standing,
  organization: company,
  country,
});

export const peopleAsked = (search: PeopleSearch): PeopleAsked => ({
  ...filtersAsked(search),
  ...peopleList.sorting(search),
  ...peopleList.paging(search),
});

/** A part of the whole list, by name: the order that moves least while its pages are fetched. */
export const wholeListAsked = (search: PeopleSearch, offset: number): PeopleAsked => ({
  ...filtersAsked(search),
  sort: 'name',
  direction: 'asc',
  limit: limits.peoplePage.max,
  offset,
});
