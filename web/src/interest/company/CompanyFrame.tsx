import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useAssignment, type Assignment } from '../../assignments/public/assignment.ts';
import { useListLink } from '../../assignments/public/list-link.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { CompanyPath } from './company-path.ts';

interface CompanyFrameProps {
  path: CompanyPath;
  title: string;
  step: 1 | 2 | 3;
  children: (assignment: Assignment, company: string) => ReactNode;
}

/** The frame around the three steps of proposing a company's consultants. */
export function CompanyFrame({ path, title, step, children }: CompanyFrameProps) {
  const { t } = useLingui();
  const list = useListLink();
  const query = useAssignment(path.assignment);
  const { company } = path;
  const { can } = useShellUser();
  if (!company || !can.putForward) return <RefusedState order={1} />;
  return (
    <QueryState
      order={1}
      query={query}
      skeleton={<ListSkeleton rows={3} height={96} />}
      errorTitle={t`Vi fikk ikke hentet oppdraget`}
    >
      {(assignment) => (
        <>
          <PageHeader
            title={title}
            crumbs={[list, { label: assignment.title, href: `/assignments/${assignment.uuid}` }]}
          >
            <Trans>
              Steg {step} av 3 · {assignment.company.name}
            </Trans>
          </PageHeader>
          {step < 3 && !assignment.can.sendCompanyInterest ? (
            <NotOpen assignment={assignment.uuid} />
          ) : (
            children(assignment, company)
          )}
        </>
      )}
    </QueryState>
  );
}

function NotOpen({ assignment }: { assignment: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Oppdraget tar ikke imot svar`}
      action={
        <Button component={HrefLink} href={`/assignments/${assignment}`} variant="default">
          <Trans>Til oppdraget</Trans>
        </Button>
      }
    >
      <Trans>Det er ikke aktivt lenger. Det som alt er sendt, ligger i kvitteringen.</Trans>
    </EmptyState>
  );
}
