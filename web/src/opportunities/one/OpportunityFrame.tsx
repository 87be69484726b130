import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { opportunityQuery } from '../opportunities.queries.ts';
import { useNeedsLink } from '../use-needs-label.ts';
import { OpportunityHeader } from './OpportunityHeader.tsx';
import { OpportunityTabs } from './OpportunityTabs.tsx';

/** One need: its heading, what can be done with it, and the open tab. */
export function OpportunityFrame() {
  const { t } = useLingui();
  const { opportunity: id } = useParams({ from: '/shell/opportunities/$opportunity' });
  const query = useQuery(opportunityQuery(id, useLocale()));
  const back = useNeedsLink();
  return (
    <QueryState
      order={1}
      query={query}
      gone={<GoneState title={t`Vi finner ikke dette behovet`} back={back} />}
      skeleton={<ListSkeleton rows={4} height={140} />}
      errorTitle={t`Vi fikk ikke hentet behovet`}
    >
      {(need) => (
        <>
          <OpportunityHeader need={need} />
          {need.archived && (
            <Alert color="gray" icon={<IconArchive aria-hidden />} mb="md">
              <Trans>Behovet er arkivert. Det kan leses, men ikke endres.</Trans>
            </Alert>
          )}
          <OpportunityTabs id={id} />
          <Outlet />
        </>
      )}
    </QueryState>
  );
}
