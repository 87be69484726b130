import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { AssignmentFigures } from './AssignmentFigures.tsx';
import classes from './AssignmentOverviewPage.module.css';
import { activityQuery, statsQuery } from '../assignments.queries.ts';
import { InterestedConsultants } from '../one/InterestedConsultants.tsx';
import { useLoadedAssignment } from '../public/assignment.ts';

/** How an assignment is doing: its figures, who sent interest, and what has happened. */
export function AssignmentOverviewPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const assignment = useLoadedAssignment(id);
  const { can } = assignment;
  const stats = useQuery({ ...statsQuery(id), enabled: can.readAnswers });
  const activity = useQuery(activityQuery(id));
  return (
    <Stack gap="lg">
      {can.readAnswers && (
        <QueryState
          query={stats}
          skeleton={<ListSkeleton rows={1} height={104} />}
          errorTitle={t`Vi fikk ikke hentet tallene`}
        >
          {(data) => <AssignmentFigures stats={data} />}
        </QueryState>
      )}
      <div className={classes.columns}>
        <Section title={t`Det som har skjedd`}>
          <QueryState
            query={activity}
            skeleton={<ListSkeleton rows={5} height={48} />}
            errorTitle={t`Vi fikk ikke hentet hendelsene`}
          >
            {(data) => <ActivityFeed activity={data} />}
          </QueryState>
        </Section>
        <InterestedConsultants assignment={assignment} />
      </div>
      {can.readChanges && <AuditTrail object={id} isOfAdmins />}
    </Stack>
  );
}
