import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { useCompanyPath, type CompanyPath } from './company-path.ts';
import { companyConsultantsQuery, receiptsQuery } from '../interest.queries.ts';
import { receiptsFor } from '../receipts/receipts-for.ts';
import { SentReceipts } from '../receipts/SentReceipts.tsx';

/** The receipt for the consultants that a company has proposed. */
export function CompanyConfirmationPage() {
  const { t } = useLingui();
  const path = useCompanyPath();
  return (
    <CompanyFrame path={path} title={t`Kvittering`} step={3}>
      {(assignment, company) => <Receipts path={path} assignment={assignment} company={company} />}
    </CompanyFrame>
  );
}

interface ReceiptsProps {
  path: CompanyPath;
  assignment: Assignment;
  company: string;
}

function Receipts({ path, assignment, company }: ReceiptsProps) {
  const { t } = useLingui();
  const receipts = useQuery(receiptsQuery(assignment.uuid));
  const consultants = useQuery(companyConsultantsQuery(assignment.uuid, company));
  const states = {
    skeleton: <ListSkeleton rows={2} height={160} />,
    errorTitle: t`Vi fikk ikke hentet kvitteringen`,
  };
  return (
    <QueryState query={consultants} {...states}>
      {(ours) => (
        <QueryState query={receipts} {...states}>
          {(every) => {
            const sent = receiptsFor(ours.consultants, every.receipts);
            return sent.length > 0 ? (
              <SentReceipts assignment={assignment} receipts={sent} />
            ) : (
              <NobodySent path={path} />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

function NobodySent({ path }: { path: CompanyPath }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen er meldt på ennå`}
      action={
        <Button component={HrefLink} href={path.to('assessment')}>
          <Trans>Velg konsulenter</Trans>
        </Button>
      }
    >
      <Trans>Kvitteringen kommer her når noen er meldt på.</Trans>
    </EmptyState>
  );
}
