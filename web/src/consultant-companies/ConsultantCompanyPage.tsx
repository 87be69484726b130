import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { addressFor } from '../accounts/public/links.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { countryTexts } from '../ui/text/country-texts.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { RefusedState } from '../ui/states/RefusedState.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { AddConsultantAction } from './AddConsultantAction.tsx';
import { CompanyGone } from './CompanyGone.tsx';
import { useCompanyPlace, type CompanyPlace } from '../accounts/public/company-place.ts';
import type { CompanySearch } from './company-search.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { CompanyTabPanel } from './CompanyTabPanel.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import {
  benchQuery,
  companyQuery,
  type ConsultantCompany,
} from './consultant-companies.queries.ts';

/**
 * Everything that a consultant company manages itself, for its own admins and the marketplace's.
 */
export function ConsultantCompanyPage() {
  const place = useCompanyPlace();
  if (place === null) return <RefusedState order={1} />;
  return <Company key={place.company} place={place} />;
}

function Company({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const search: CompanySearch = useSearch({ strict: false });
  const tab = search.tab ?? 'profiler';
  const query = useQuery(companyQuery(place.company));
  // Fetches the bench in parallel with the company.
  useQuery({
    ...benchQuery(place.company),
    enabled: tab === 'profiler',
    notifyOnChangeProps: [],
  });
  return (
    <QueryState
      order={1}
      query={query}
      gone={<CompanyGone />}
      skeleton={<CompanySkeleton tab={tab} crumbs={place.byAdmin} />}
      errorTitle={t`Vi fikk ikke hentet bedriften`}
    >
      {(company) => (
        <>
          <CompanyHeader place={place} company={company} withAction={tab === 'profiler'} />
          <CompanyTabs current={tab} />
          <CompanyTabPanel tab={tab} place={place} company={company} search={search} />
        </>
      )}
    </QueryState>
  );
}

interface CompanyHeaderProps {
  place: CompanyPlace;
  company: ConsultantCompany;
  withAction: boolean;
}

function CompanyHeader({ place, company, withAction }: CompanyHeaderProps) {
  const { t } = useLingui();
  const user = useShellUser();
  const country = t(countryTexts[company.country]);
  const companies = { label: t`Selskaper`, href: addressFor(user, 'companies') };
  return (
    <PageHeader
      title={company.name}
      crumbs={place.byAdmin ? [companies] : []}
      action={withAction && company.can.addConsultants && <AddConsultantAction place={place} />}
    >
      {company.type === 'independent' ? (
        <Trans>Selvstendig konsulent · {country}</Trans>
      ) : (
        <Trans>Konsulentselskap · {country}</Trans>
      )}
      {!place.byAdmin && (
        <div>
          <TextLink href={addressFor(user, 'agreements')}>
            <Trans>Mine avtaler</Trans>
          </TextLink>
        </div>
      )}
    </PageHeader>
  );
}
