import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconFileOff } from '@tabler/icons-react';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { contractQuery } from '../contracts.queries.ts';
import { ContractBody } from './ContractBody.tsx';

/** A contract of either kind, for its parties and admins: progress, document, and signing it. */
export function ContractPage() {
  const { t } = useLingui();
  const { contract: id = '' } = useParams({ strict: false });
  return (
    <QueryState
      key={id}
      order={1}
      query={useQuery(contractQuery(id))}
      gone={<GoneState icon={<IconFileOff />} title={t`Vi finner ikke kontrakten`} />}
      skeleton={<ListSkeleton rows={3} height={180} />}
      errorTitle={t`Vi fikk ikke hentet kontrakten`}
    >
      {(contract) => <ContractBody contract={contract} />}
    </QueryState>
  );
}
