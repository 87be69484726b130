import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { countries, sortDirections, type Country, type SortDirection } from '@torg/protocol/terms';
import { countIn, oneOf, textIn, uuidsIn } from '../../client/search-params.ts';
import type { ClientsAsked } from '../clients.queries.ts';

/** The first is the one of a bare address. */
export const clientSorts = ['name', 'buyers', 'assignments', 'activity'] as const;
export type ClientSort = (typeof clientSorts)[number];

export interface ClientsSearch {
  q?: string;
  country?: Country;
  /** an admin, or nobody */
  sales_admin?: string;
  sort?: ClientSort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

/** By the alphabet, or the most and the newest. */
export const firstDirection = (sort: ClientSort): SortDirection =>
  sort === 'name' ? 'asc' : 'desc';

export const pageSize = limits.organizationPage.default;
const nobody = 'none';

export function clientsSearch(search: ClientsSearch & SearchSchemaInput): ClientsSearch {
  const sort = oneOf(clientSorts, search.sort) ?? clientSorts[0];
  const direction = oneOf(sortDirections, search.direction);
  const page = Math.min(countIn(search.page, 1), Math.floor(limits.offset / pageSize));
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    country: oneOf(countries, search.country),
    sales_admin: search.sales_admin === nobody ? nobody : uuidsIn(search.sales_admin)?.[0],
    sort: sort === clientSorts[0] ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page > 1 ? page : undefined,
  };
}

export const sortOf = ({ sort = clientSorts[0], direction }: ClientsSearch) => ({
  sort,
  direction: direction ?? firstDirection(sort),
});

/** How many filters are set; the sort is none. */
export const numberOfFilters = ({ q, country, sales_admin }: ClientsSearch): number =>
  [q, country, sales_admin].filter(Boolean).length;

export const clientsAsked = (search: ClientsSearch): ClientsAsked => ({
  text: search.q,
  country: search.country,
  sales_admin: search.sales_admin,
  ...sortOf(search),
  limit: pageSize,
  offset: ((search.page ?? 1) - 1) * pageSize,
});
