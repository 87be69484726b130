import { useLingui } from '@lingui/react/macro';
import { Outlet, useParams } from '@tanstack/react-router';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { AssignmentGone } from '../AssignmentGone.tsx';
import { AssignmentHeader } from './AssignmentHeader.tsx';
import { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
import { AssignmentTabs } from './AssignmentTabs.tsx';
import { useAssignment } from '../public/assignment.ts';

/** One assignment: its heading, its editors' actions, and the open tab. */
export function AssignmentFrame() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const query = useAssignment(id);
  return (
    <QueryState
      order={1}
      query={query}
      gone={<AssignmentGone />}
      skeleton={<AssignmentSkeleton />}
      errorTitle={t`Vi fikk ikke hentet oppdraget`}
    >
      {(assignment) => (
        <>
          <AssignmentHeader assignment={assignment} />
          {assignment.can.edit && <AssignmentTabs id={id} />}
          <Outlet />
        </>
      )}
    </QueryState>
  );
}
