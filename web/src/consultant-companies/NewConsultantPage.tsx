import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressFor } from '../accounts/public/links.ts';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { RefusedState } from '../ui/states/RefusedState.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { CompanyGone } from './CompanyGone.tsx';
import { useCompanyPlace, type CompanyPlace } from '../accounts/public/company-place.ts';
import { companyQuery } from './consultant-companies.queries.ts';
import { NewConsultantForm } from './NewConsultantForm.tsx';

/** A name and an address are enough: the consultant is invited and fills in the rest. */
export function NewConsultantPage() {
  const place = useCompanyPlace();
  if (place === null) return <RefusedState order={1} />;
  return <NewConsultant place={place} />;
}

function NewConsultant({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const user = useShellUser();
  const query = useQuery(companyQuery(place.company));
  const companies = { label: t`Selskaper`, href: addressFor(user, 'companies') };
  return (
    <QueryState
      order={1}
      query={query}
      gone={<CompanyGone />}
      skeleton={<ListSkeleton rows={2} height={160} />}
      errorTitle={t`Vi fikk ikke hentet bedriften`}
    >
      {(company) =>
        company.can.addConsultants ? (
          <>
            <PageHeader
              title={t`Legg til konsulent`}
              crumbs={[
                ...(place.byAdmin ? [companies] : []),
                { label: company.name, href: place.path },
              ]}
            >
              <Trans>
                Konsulenten får en invitasjon på e-post og fyller ut profilen sin selv, eller sammen
                med bedriften.
              </Trans>{' '}
              <TextLink href={`${place.path}?tab=flowcase`}>
                <Trans>Har dere CV-ene i Flowcase, kan dere hente mange derfra.</Trans>
              </TextLink>
            </PageHeader>
            <div style={{ maxWidth: '46rem' }}>
              <Section title={t`Hvem er det?`}>
                <NewConsultantForm place={place} />
              </Section>
            </div>
          </>
        ) : (
          <RefusedState order={1} />
        )
      }
    </QueryState>
  );
}
