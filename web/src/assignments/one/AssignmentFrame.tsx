import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { Outlet, useParams } from '@tanstack/react-router';
import { isGone } from '../../client/is-gone.ts';
import { Face } from '../../ui/Face.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { AssignmentHeader } from './AssignmentHeader.tsx';
import { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
import { AssignmentTabs } from './AssignmentTabs.tsx';
import { useAssignment } from '../public/assignment.ts';
import { useListLink } from '../public/list-link.ts';

/** One assignment: its heading, for its editors what they can do, and the tab one is on. */
export function AssignmentFrame() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const query = useAssignment(id);
  if (query.data === undefined && isGone(query.error)) return <AssignmentGone />;
  return (
    <QueryFaces
      order={1}
      query={query}
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
    </QueryFaces>
  );
}

function AssignmentGone() {
  const { t } = useLingui();
  const list = useListLink();
  return (
    <Face
      order={1}
      icon={<IconFileOff />}
      title={t`Vi finner ikke oppdraget`}
      action={
        <Button component={HrefLink} href={list.href} variant="default">
          <Trans>Til oppdragene</Trans>
        </Button>
      }
    >
      <Trans>Det kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
