import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { interestsQuery } from '../interest.queries.ts';
import { Interests } from './Interests.tsx';

/** All who have sent interest in an assignment, for its editors, who answer them here. */
export function InterestsPage() {
  const { t } = useLingui();
  const { assignment } = useParams({ from: '/shell/assignments/$assignment' });
  const query = useQuery(interestsQuery(assignment));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={4} height={96} />}
      errorTitle={t`Vi fikk ikke hentet de interesserte`}
    >
      {({ interests }) => <Interests assignment={assignment} interests={interests} />}
    </QueryState>
  );
}
