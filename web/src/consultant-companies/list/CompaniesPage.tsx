import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { companiesQuery } from '../consultant-companies.queries.ts';
import { numberOfFilters, type CompaniesSearch } from './companies-search.ts';
import { CompanyCards } from './CompanyCards.tsx';
import { CompanyFilters } from './CompanyFilters.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { companiesSize, findCompanies } from './find-companies.ts';
import { NoCompanies } from './NoCompanies.tsx';

/** Every consultant company, and what its bench looks like. */
export function CompaniesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const user = useShellUser();
  const search = useSearch({ from: '/shell/companies' });
  const navigate = useNavigate({ from: '/companies' });
  const wide = useWide();
  const query = useQuery(companiesQuery);
  const change = (part: CompaniesSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const found = query.data && findCompanies(query.data.consultant_companies, search, locale);
  const { page = 1 } = search;
  return (
    <>
      <PageHeader title={t`Selskaper`}>
        <Trans>
          Konsulentselskapene og de selvstendige. Oppdragsgiverne har{' '}
          <TextLink href={addressFor(user, 'customers')}>en egen side</TextLink>.
        </Trans>
      </PageHeader>
      <CompanyFilters search={search} total={found?.length} onChange={change} />
      <QueryFaces
        query={query}
        skeleton={<ListSkeleton rows={8} height={wide ? 56 : 132} />}
        errorTitle={t`Vi fikk ikke hentet selskapene`}
      >
        {() => {
          const all = found ?? [];
          const shown = all.slice((page - 1) * companiesSize, page * companiesSize);
          return (
            <PagedResults
              total={all.length}
              count={shown.length}
              page={page}
              size={companiesSize}
              counted={<Plural value={all.length} one="# selskap" other="# selskaper" />}
              empty={<NoCompanies filtered={numberOfFilters(search) > 0} />}
            >
              {wide ? (
                <CompanyTable companies={shown} search={search} onSort={change} />
              ) : (
                <CompanyCards companies={shown} />
              )}
            </PagedResults>
          );
        }}
      </QueryFaces>
    </>
  );
}
