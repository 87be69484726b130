import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { cooperationQuery } from '../cooperation/cooperation.queries.ts';
import { CooperationHistory } from '../cooperation/CooperationHistory.tsx';
import { CooperationStatus } from '../cooperation/CooperationStatus.tsx';
import { NewVersion } from '../cooperation/NewVersion.tsx';
import { SendCooperation } from '../cooperation/SendCooperation.tsx';

interface CooperationTabProps {
  organization: string;
  name: string;
  /** what an admin may do besides, such as uploading a contract on paper */
  byAdmin: boolean;
}

/** A company's cooperation agreement: how it stands, what is new, sending it, and what was signed. */
export function CooperationTab({ organization, name, byAdmin }: CooperationTabProps) {
  const { t } = useLingui();
  return (
    <QueryState
      query={useQuery(cooperationQuery(organization))}
      skeleton={<ListSkeleton rows={3} height={140} />}
      errorTitle={t`Vi fikk ikke hentet samarbeidsavtalen`}
    >
      {(cooperation) => (
        <Stack gap="lg" maw="46rem">
          <CooperationStatus cooperation={cooperation} />
          <NewVersion cooperation={cooperation} />
          {cooperation.can.send && (
            <SendCooperation organization={organization} document={cooperation.document} />
          )}
          <CooperationHistory
            organization={organization}
            name={name}
            cooperation={cooperation}
            byAdmin={byAdmin}
          />
        </Stack>
      )}
    </QueryState>
  );
}
