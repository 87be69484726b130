import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { profileQaStatuses, type ProfileQaStatus } from '@torg/protocol/profile-life';
import {
  countries,
  disciplines,
  sortDirections,
  type Country,
  type Discipline,
  type SortDirection,
} from '@torg/protocol/terms';
import { countIn, oneOf, textIn, textsIn, uuidsIn } from '../../client/search-params.ts';
import type { ConsultantsAsked } from '../profiles.queries.ts';

export const visibilities = ['visible', 'hidden', 'requested'] as const;
export type Visibility = (typeof visibilities)[number];

/** The first is the one of a bare address. */
export const consultantSorts = ['updated', 'name', 'availability', 'created'] as const;
export type ConsultantSort = (typeof consultantSorts)[number];

/** What the list keeps in its URL; what is as it is at first is left out. */
export interface ConsultantSearch {
  q?: string;
  qa_status?: ProfileQaStatus[];
  visibility?: Visibility;
  company?: string;
  country?: Country;
  discipline?: Discipline;
  sort?: ConsultantSort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

/** The way one looks first: by the alphabet, the soonest free, else the newest. */
export const firstDirection = (sort: ConsultantSort): SortDirection =>
  sort === 'name' || sort === 'availability' ? 'asc' : 'desc';

export function consultantSearch(search: ConsultantSearch & SearchSchemaInput): ConsultantSearch {
  const statuses = textsIn(search.qa_status);
  const chosen = profileQaStatuses.filter((one) => statuses.includes(one));
  const sort = oneOf(consultantSorts, search.sort) ?? consultantSorts[0];
  const direction = oneOf(sortDirections, search.direction);
  const page = Math.min(countIn(search.page, 1), Math.floor(limits.offset / pageSize));
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    qa_status: chosen.length > 0 ? chosen : undefined,
    visibility: oneOf(visibilities, search.visibility),
    company: uuidsIn(search.company)?.[0],
    country: oneOf(countries, search.country),
    discipline: oneOf(disciplines, search.discipline),
    sort: sort === consultantSorts[0] ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page > 1 ? page : undefined,
  };
}

export const sortOf = ({ sort = consultantSorts[0], direction }: ConsultantSearch) => ({
  sort,
  direction: direction ?? firstDirection(sort),
});

/** How many filters are set; the sort is none. */
export function numberOfFilters(search: ConsultantSearch): number {
  const { q, qa_status, visibility, company, country, discipline } = search;
  return [q, qa_status, visibility, company, country, discipline].filter(Boolean).length;
}

// ── from the URL to the call ────────────────────────────────────────────────────────────────────

export const pageSize = limits.consultantPage.default;

const filtersAsked = (search: ConsultantSearch) => ({
  text: search.q,
  qa_status: search.qa_status,
  visibility: search.visibility,
  company: search.company,
  country: search.country,
  discipline: search.discipline,
});

export const consultantsAsked = (search: ConsultantSearch): ConsultantsAsked => ({
  ...filtersAsked(search),
  ...sortOf(search),
  limit: pageSize,
  offset: ((search.page ?? 1) - 1) * pageSize,
});

/** A part of the whole list, by name: the order that moves least while its pages are fetched. */
export const wholeListAsked = (search: ConsultantSearch, offset: number): ConsultantsAsked => ({
  ...filtersAsked(search),
  sort: 'name',
  direction: 'asc',
  limit: limits.consultantPage.max,
  offset,
});
