import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { useListLink } from '../../assignments/public/list-link.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { receiptsQuery } from '../interest.queries.ts';
import { SentReceipts } from './SentReceipts.tsx';

/** The interests that a consultant, or their company, has sent for an assignment. */
export function OwnReceipts({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const list = useListLink();
  const { uuid, title, company } = assignment;
  const receipts = useQuery(receiptsQuery(uuid));
  const back = { label: title, href: `/assignments/${uuid}` };
  const none = receipts.data?.receipts.length === 0;
  return (
    <>
      <PageHeader
        title={none ? t`Ingen interesse er sendt` : t`Interessen er sendt`}
        crumbs={[list, back]}
      >
        {company.name}
      </PageHeader>
      <QueryState
        query={receipts}
        skeleton={<ListSkeleton rows={2} height={160} />}
        errorTitle={t`Vi fikk ikke hentet kvitteringen`}
      >
        {({ receipts: sent }) =>
          sent.length > 0 ? (
            <SentReceipts assignment={assignment} receipts={sent} />
          ) : (
            <NothingSent assignment={uuid} />
          )
        }
      </QueryState>
    </>
  );
}

function NothingSent({ assignment }: { assignment: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Her kommer kvitteringen`}
      action={
        <Button
          renderRoot={(props) => (
            <Link {...props} to="/assignments/$assignment" params={{ assignment }} />
          )}
        >
          <Trans>Til oppdraget</Trans>
        </Button>
      }
    >
      <Trans>Verken du eller bedriften din har svart på dette oppdraget ennå.</Trans>
    </EmptyState>
  );
}
