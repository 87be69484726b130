import { Stack } from '@mantine/core';
import { Outlet, useParams } from '@tanstack/react-router';
import { AnswerButton } from './AnswerButton.tsx';
import { AssignmentBody } from './AssignmentBody.tsx';
import { AssignmentContacts } from './AssignmentContacts.tsx';
import { AssignmentFacts } from './AssignmentFacts.tsx';
import classes from './AssignmentPage.module.css';
import { AssignmentStatus } from './AssignmentStatus.tsx';
import { AssignmentThreads } from './AssignmentThreads.tsx';
import { InterestedConsultants } from './InterestedConsultants.tsx';
import { useLoadedAssignment } from '../public/assignment.ts';

/** The full text of an assignment, with the answer form below it. */
export function AssignmentPage() {
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const assignment = useLoadedAssignment(id);
  return (
    <div className={classes.columns}>
      <Stack gap="lg" className={classes.status}>
        <AssignmentStatus assignment={assignment} />
      </Stack>
      <div className={classes.facts}>
        <AssignmentFacts assignment={assignment} />
      </div>
      <Stack gap="lg" className={classes.main}>
        <AssignmentBody assignment={assignment} />
        {assignment.can.edit && <InterestedConsultants assignment={assignment} />}
        <AssignmentThreads assignment={assignment} />
        <AnswerButton assignment={assignment} className={classes.narrowAnswer} />
        <Outlet />
      </Stack>
      <div className={classes.beside}>
        <AnswerButton assignment={assignment} className={classes.wideAnswer} />
        <AssignmentContacts assignment={assignment} />
      </div>
    </div>
  );
}
