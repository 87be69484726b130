import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAssignment, type Assignment } from '../assignments/public/assignment.ts';
import { useListLink } from '../assignments/public/list-link.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { RefusedState } from '../ui/RefusedState.tsx';
import type { CompanyPath } from './company-path.ts';

interface CompanyFrameProps {
  path: CompanyPath;
  title: string;
  /** which of the three steps */
  step: 1 | 2 | 3;
  children: (assignment: Assignment, company: string) => ReactNode;
}

/** What stands around the three steps of putting a company's consultants forward. */
export function CompanyFrame({ path, title, step, children }: CompanyFrameProps) {
  const { t } = useLingui();
  const list = useListLink();
  const query = useAssignment(path.assignment);
  const { company } = path;
  if (!company) return <RefusedState order={1} />;
  return (
    <QueryFaces
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
          {children(assignment, company)}
        </>
      )}
    </QueryFaces>
  );
}
