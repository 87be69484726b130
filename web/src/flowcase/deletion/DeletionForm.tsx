import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingOff } from '@tabler/icons-react';
import { isGone } from '../../client/calls/is-gone.ts';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { dryRunQuery, type FlowcaseDeletion } from './deletion.queries.ts';
import { DryRunSection } from './DryRunSection.tsx';

interface DeletionFormProps {
  company: string;
  onDeleted: (deletion: FlowcaseDeletion) => void;
}

/** What would go, and the form that removes it. */
export function DeletionForm({ company, onDeleted }: DeletionFormProps) {
  const { t } = useLingui();
  const query = useQuery(dryRunQuery(company));
  if (isGone(query.error)) {
    return <GoneState order={2} icon={<IconBuildingOff />} title={t`Vi finner ikke selskapet`} />;
  }
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={1} height={320} />}
      errorTitle={t`Vi fikk ikke talt opp det som ville bli slettet`}
    >
      {(dryRun) => (
        // What was typed and ticked is meant for one company.
        <DryRunSection key={company} dryRun={dryRun} onDeleted={onDeleted} />
      )}
    </QueryState>
  );
}
