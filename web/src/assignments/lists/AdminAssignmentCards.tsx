import { Stack } from '@mantine/core';
import { AdminDates } from './AdminDates.tsx';
import classes from './AssignmentListPage.module.css';
import { AssignmentRow } from './AssignmentRow.tsx';
import type { AdminAssignmentListItem } from '../assignments.queries.ts';

/** The admins' table where there is no room for one. */
export function AdminAssignmentCards({
  assignments,
}: {
  assignments: readonly AdminAssignmentListItem[];
}) {
  return (
    <Stack component="ul" gap="sm" className={classes.list}>
      {assignments.map((assignment) => (
        <li key={assignment.uuid}>
          <AssignmentRow assignment={assignment} withCompany>
            <AdminDates assignment={assignment} />
          </AssignmentRow>
        </li>
      ))}
    </Stack>
  );
}
