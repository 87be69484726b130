import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { settingsQuery } from '../flowcase.queries.ts';
import { FlowcaseAccount } from '../settings/FlowcaseAccount.tsx';
import { LinkedPeople } from '../settings/LinkedPeople.tsx';
import { Synchronization } from '../settings/Synchronization.tsx';

/** How a company stands with Flowcase: its account there, the synchronization, and who follows. */
export function FlowcasePanel({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  return (
    <QueryState
      query={useQuery(settingsQuery(place.company))}
      skeleton={<ListSkeleton rows={3} height={160} />}
      errorTitle={t`Vi fikk ikke hentet det om Flowcase`}
    >
      {(settings) => (
        <Stack gap="lg" maw="46rem">
          <FlowcaseAccount settings={settings} />
          <Synchronization settings={settings} place={place} />
          {settings.links > 0 && <LinkedPeople place={place} />}
        </Stack>
      )}
    </QueryState>
  );
}
