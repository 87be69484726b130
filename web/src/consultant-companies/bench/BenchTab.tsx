import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import type { CompanySearch } from '../company-search.ts';
import { benchQuery, type ConsultantCompany } from '../consultant-companies.queries.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { Bench } from './Bench.tsx';
import { EmptyBench } from './EmptyBench.tsx';

interface BenchTabProps {
  place: CompanyPlace;
  company: ConsultantCompany;
  search: CompanySearch;
}

/** The company's consultants, managed from one page. */
export function BenchTab({ place, company, search }: BenchTabProps) {
  const { t } = useLingui();
  const query = useQuery(benchQuery(place.company));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={6} height={96} />}
      errorTitle={t`Vi fikk ikke hentet konsulentene`}
    >
      {({ profiles }) => (
        <>
          {search.added && <AddedNotice place={place} profiles={profiles} added={search.added} />}
          {profiles.length > 0 ? (
            <Bench company={place.company} query={query} profiles={profiles} />
          ) : (
            <EmptyBench place={place} canAdd={company.can.addConsultants} />
          )}
        </>
      )}
    </QueryState>
  );
}
