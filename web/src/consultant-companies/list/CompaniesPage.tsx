import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListPage, pageOf } from '../../ui/list/ListPage.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { companiesQuery } from '../consultant-companies.queries.ts';
import { companyList } from './companies-search.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { findCompanies } from './find-companies.ts';

/** All consultant companies, with figures about each bench. */
export function CompaniesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const user = useShellUser();
  const list = useListSearch(companyList);
  return (
    <ListPage
      title={t`Selskaper`}
      lead={
        <Trans>
          Konsulentselskapene og de selvstendige. Oppdragsgiverne har{' '}
          <TextLink href={addressFor(user, 'customers')}>en egen side</TextLink>.
        </Trans>
      }
      list={list}
      query={useQuery(companiesQuery)}
      results={(data) =>
        pageOf(findCompanies(data.consultant_companies, list.search, locale), list)
      }
      find={t`Søk etter selskap`}
      fields={<CompanyFields list={list} />}
      show={(total) => <Plural value={total} one="Vis # selskap" other="Vis # selskaper" />}
      counted={(total) => <Plural value={total} one="# selskap" other="# selskaper" />}
      skeleton={{ rows: 8, height: 56, card: 132 }}
      errorTitle={t`Vi fikk ikke hentet selskapene`}
      noHits={t`Ingen selskaper passer filtrene`}
      empty={
        <EmptyState title={t`Ingen selskaper ennå`}>
          <Trans>Konsulentselskapene dukker opp her når de er på Torg.</Trans>
        </EmptyState>
      }
    >
      {(companies) => <CompanyTable companies={companies} list={list} />}
    </ListPage>
  );
}
