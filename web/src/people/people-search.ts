import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import {
  countries,
  roles,
  sortDirections,
  type Country,
  type Role,
  type SortDirection,
} from '@torg/protocol/terms';
import { countIn, oneOf, textIn, uuidsIn } from '../client/search-params.ts';
import type { PeopleAsked } from './people.queries.ts';

export const standings = ['verified', 'unverified', 'invited', 'deactivated'] as const;
export type Standing = (typeof standings)[number];

/** The first is the one of a bare address. */
export const peopleSorts = ['name', 'created', 'active'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** What the list keeps in its URL; what is as it is at first is left out. */
export interface PeopleSearch {
  q?: string;
  role?: Role;
  standing?: Standing;
  company?: string;
  country?: Country;
  sort?: PeopleSort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

/** By the alphabet, else the newest. */
export const firstDirection = (sort: PeopleSort): SortDirection =>
  sort === 'name' ? 'asc' : 'desc';

export const pageSize = limits.peoplePage.default;

export function peopleSearch(search: PeopleSearch & SearchSchemaInput): PeopleSearch {
  const sort = oneOf(peopleSorts, search.sort) ?? peopleSorts[0];
  const direction = oneOf(sortDirections, search.direction);
  const page = Math.min(countIn(search.page, 1), Math.floor(limits.offset / pageSize));
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    role: oneOf(roles, search.role),
    standing: oneOf(standings, search.standing),
    company: uuidsIn(search.company)?.[0],
    country: oneOf(countries, search.country),
    sort: sort === peopleSorts[0] ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page > 1 ? page : undefined,
  };
}

export const sortOf = ({ sort = peopleSorts[0], direction }: PeopleSearch) => ({
  sort,
  direction: direction ?? firstDirection(sort),
});

/** How many filters are set; the sort is none. */
export const numberOfFilters = ({ q, role, standing, company, country }: PeopleSearch): number =>
  [q, role, standing, company, country].filter(Boolean).length;

const filtersAsked = ({ q: text, role, standing, company, country }: PeopleSearch) => ({
  text,
  role,
  standing,
  organization: company,
  country,
});

export const peopleAsked = (search: PeopleSearch): PeopleAsked => ({
  ...filtersAsked(search),
  ...sortOf(search),
  limit: pageSize,
  offset: ((search.page ?? 1) - 1) * pageSize,
});

/** A part of the whole list, by name: the order that moves least while its pages are fetched. */
export const wholeListAsked = (search: PeopleSearch, offset: number): PeopleAsked => ({
  ...filtersAsked(search),
  sort: 'name',
  direction: 'asc',
  limit: limits.peoplePage.max,
  offset,
});
