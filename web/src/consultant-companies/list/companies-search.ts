import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { countries, sortDirections, type Country, type SortDirection } from '@torg/protocol/terms';
import { countIn, oneOf, textIn } from '../../client/search-params.ts';

/** The first is the one of a bare address. */
export const companySorts = ['name', 'consultants', 'active'] as const;
export type CompanySort = (typeof companySorts)[number];

export const companyTypes = ['consultant_company', 'independent'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const agreementFilters = ['signed', 'missing'] as const;
export type AgreementFilter = (typeof agreementFilters)[number];

export interface CompaniesSearch {
  q?: string;
  country?: Country;
  type?: CompanyType;
  agreement?: AgreementFilter;
  sort?: CompanySort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

/** By the alphabet, or the largest. */
export const firstDirection = (sort: CompanySort): SortDirection =>
  sort === 'name' ? 'asc' : 'desc';

export function companiesSearch(search: CompaniesSearch & SearchSchemaInput): CompaniesSearch {
  const sort = oneOf(companySorts, search.sort) ?? companySorts[0];
  const direction = oneOf(sortDirections, search.direction);
  const page = countIn(search.page, 1);
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    country: oneOf(countries, search.country),
    type: oneOf(companyTypes, search.type),
    agreement: oneOf(agreementFilters, search.agreement),
    sort: sort === companySorts[0] ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page > 1 ? page : undefined,
  };
}

export const sortOf = ({ sort = companySorts[0], direction }: CompaniesSearch) => ({
  sort,
  direction: direction ?? firstDirection(sort),
});

/** How many filters are set; the sort is none. */
export const numberOfFilters = ({ q, country, type, agreement }: CompaniesSearch): number =>
  [q, country, type, agreement].filter(Boolean).length;
