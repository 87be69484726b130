import { Plural } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { ShortDateText } from '../ui/DateText.tsx';
import classes from './AdminAssignmentTable.module.css';
import type { AdminAssignmentListItem } from './assignments.queries.ts';
import { AssignmentMenu } from './AssignmentMenu.tsx';
import { TitleLink } from './AssignmentRow.tsx';
import { DeadlineCell } from './DeadlineCell.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { PlaceText } from './PlaceText.tsx';
import { StateBadge } from './StateBadge.tsx';
import { unreadThreads } from './unread.ts';

export function AdminAssignmentTableRow({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { state, company_name, external_url, public_date, editors } = assignment;
  return (
    <Table.Tr>
      <Table.Td className={classes.what}>
        <TitleLink assignment={assignment} />
        <div className={classes.below}>
          <StateBadge state={state} />
          {company_name}
          {external_url && <ExternalLink href={external_url} short />}
        </div>
      </Table.Td>
      <DayCell day={public_date} />
      <Table.Td>
        <DeadlineCell deadline={assignment.deadline} />
      </Table.Td>
      <DayCell day={assignment.admin_deadline} />
      <DayCell day={assignment.abidance_deadline} />
      <Table.Td>
        <PlaceText place={assignment} />
      </Table.Td>
      <Table.Td>{editors.map(({ name }) => name).join(', ')}</Table.Td>
      <AnswersCell assignment={assignment} />
      <Table.Td className={classes.menu}>
        <AssignmentMenu assignment={assignment} />
      </Table.Td>
    </Table.Tr>
  );
}

function DayCell({ day }: { day: string | null }) {
  return <Table.Td>{day ? <ShortDateText value={day} /> : <span aria-hidden>–</span>}</Table.Td>;
}

function AnswersCell({ assignment }: { assignment: AdminAssignmentListItem }) {
  const unread = unreadThreads(assignment.message_threads);
  return (
    <Table.Td>
      <Plural
        value={assignment.interested_consultants.length}
        _0="Ingen"
        one="# interessert"
        other="# interesserte"
      />
      {unread > 0 && (
        <div>
          <Plural value={unread} one="# ulest" other="# uleste" />
        </div>
      )}
    </Table.Td>
  );
}
