import { fold } from '@torg/protocol/fold';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { companyList, type CompaniesSearch, type CompanySort } from './companies-search.ts';

/** The companies that match the search, in its order; equals by name. */
export function findCompanies(
  companies: readonly ConsultantCompanyItem[],
  search: CompaniesSearch,
  locale: string,
): ConsultantCompanyItem[] {
  const words = fold(search.q ?? '').split(/\s+/);
  const { sort, direction } = companyList.sorting(search);
  const { compare } = new Intl.Collator(locale);
  const turned = direction === 'desc' ? -1 : 1;
  return companies
    .filter(
      (company) =>
        isLeft(company, search) && words.every((word) => fold(company.name).includes(word)),
    )
    .toSorted((a, b) => {
      const difference =
        sort === 'name' ? compare(a.name, b.name) : sizes[sort](a) - sizes[sort](b);
      return difference * turned || compare(a.name, b.name);
    });
}

const sizes: Record<Exclude<CompanySort, 'name'>, (company: ConsultantCompanyItem) => number> = {
  consultants: ({ consultants }) => consultants,
  active: ({ active_consultants }) => active_consultants,
};

function isLeft(company: ConsultantCompanyItem, search: CompaniesSearch): boolean {
  const { country, type, agreement } = search;
  return (
    (!country || company.country === country) &&
    (!type || company.type === type) &&
    (!agreement || company.has_cooperation_agreement === (agreement === 'signed'))
  );
}
