import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCompanyPlace, type CompanyPlace } from '../../accounts/public/company-place.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { useCrumbs } from '../use-crumbs.ts';
import { ConflictList } from './ConflictList.tsx';
import { ConflictsLead } from './ConflictsLead.tsx';
import { companyConflictsQuery } from './conflicts.queries.ts';

/** What was changed both here and at Flowcase, of all profiles of the company. */
export function CompanyConflictsPage() {
  const place = useCompanyPlace();
  if (place === null) return <RefusedState order={1} />;
  return <Conflicts place={place} />;
}

function Conflicts({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const crumbs = useCrumbs(place);
  return (
    <QueryState
      order={1}
      query={useQuery(companyConflictsQuery(place.company))}
      skeleton={<ListSkeleton rows={3} height={220} />}
      errorTitle={t`Vi fikk ikke hentet konfliktene`}
    >
      {({ conflicts, total }) => (
        <>
          <PageHeader title={t`Konflikter med Flowcase`} crumbs={crumbs}>
            <ConflictsLead />
          </PageHeader>
          <ConflictList conflicts={conflicts} total={total} withNames />
        </>
      )}
    </QueryState>
  );
}
