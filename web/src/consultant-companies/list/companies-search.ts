import { countries } from '@torg/protocol/terms';
import { choice, listSearch, type SearchOf, type SortOf } from '../../client/list-search.ts';

export const companyTypes = ['consultant_company', 'independent'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const agreementFilters = ['signed', 'missing'] as const;
export type AgreementFilter = (typeof agreementFilters)[number];

export const companyList = listSearch({
  size: 50,
  sorts: { name: 'asc', consultants: 'desc', active: 'desc' },
  filters: {
    country: choice(countries),
    type: choice(companyTypes),
    agreement: choice(agreementFilters),
  },
});
export type CompaniesSearch = SearchOf<typeof companyList>;
export type CompanySort = SortOf<typeof companyList>;
