import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/EmptyState.tsx';
import { HrefLink } from '../ui/HrefLink.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { useCompanyPath } from './company-path.ts';
import { receiptsQuery } from './interest.queries.ts';
import { NextSteps } from './NextSteps.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

/** The receipt for the consultants that a company has put forward. */
export function CompanyConfirmationPage() {
  const { t } = useLingui();
  const path = useCompanyPath();
  const receipts = useQuery(receiptsQuery(path.assignment));
  return (
    <CompanyFrame path={path} title={t`Kvittering`} step={3}>
      {({ company }) => (
        <QueryFaces
          query={receipts}
          skeleton={<ListSkeleton rows={2} height={160} />}
          errorTitle={t`Vi fikk ikke hentet kvitteringen`}
        >
          {({ receipts: sent }) =>
            sent.length > 0 ? (
              <Stack gap="lg" maw="46rem">
                {sent.map((receipt) => (
                  <ReceiptCard key={receipt.thread_id} receipt={receipt} company={company.name} />
                ))}
                <NextSteps company={company.name} />
              </Stack>
            ) : (
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
            )
          }
        </QueryFaces>
      )}
    </CompanyFrame>
  );
}
