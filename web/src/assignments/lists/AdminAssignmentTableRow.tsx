import { Plural, Trans } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { LeadCell } from '../../ui/ListTable.tsx';
import { ShortDateText } from '../../ui/DateText.tsx';
import classes from './AdminAssignmentTableRow.module.css';
import type { AdminAssignmentListItem } from '../assignments.queries.ts';
import { AssignmentMenu } from './AssignmentMenu.tsx';
import { TitleLink } from './AssignmentRow.tsx';
import { DeadlineCell } from '../DeadlineCell.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { unreadThreads } from './unread.ts';

export function AdminAssignmentTableRow({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { state, company_name, external_url, public_date, created_at, editors } = assignment;
  return (
    <Table.Tr>
      <LeadCell>
        <TitleLink assignment={assignment} />
        <div className={classes.below}>
          <StateBadge state={state} />
          {company_name}
          {external_url && <ExternalLink href={external_url} short />}
        </div>
      </LeadCell>
      <Table.Td>
        {public_date ? <ShortDateText value={public_date} /> : <Begun at={created_at} />}
      </Table.Td>
      <Table.Td>
        <DeadlineCell deadline={assignment.deadline} />
      </Table.Td>
      <DayCell day={assignment.admin_deadline} />
      <DayCell day={assignment.abidance_deadline} />
      <PlaceCell assignment={assignment} />
      <Table.Td>{editors.map(({ name }) => name).join(', ')}</Table.Td>
      <AnswersCell assignment={assignment} />
      <Table.Td className={classes.menu}>
        <AssignmentMenu assignment={assignment} />
      </Table.Td>
    </Table.Tr>
  );
}

function Begun({ at }: { at: string }) {
  return (
    <span className={classes.quiet}>
      <Trans>
        påbegynt <ShortDateText value={at} />
      </Trans>
    </span>
  );
}

function DayCell({ day }: { day: string | null }) {
  return <Table.Td>{day ? <ShortDateText value={day} /> : <span aria-hidden>–</span>}</Table.Td>;
}

function PlaceCell({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { region, allow_remote_work } = assignment;
  return (
    <Table.Td>
      {region?.name}
      {allow_remote_work && (
        <div className={classes.quiet}>
          <Trans>Fjernarbeid</Trans>
        </div>
      )}
    </Table.Td>
  );
}

function AnswersCell({ assignment }: { assignment: AdminAssignmentListItem }) {
  const unread = unreadThreads(assignment.message_threads);
  return (
    <Table.Td>
      {assignment.interested_consultants.length}
      {unread > 0 && (
        <div className={classes.unread}>
          <Plural value={unread} one="# ulest" other="# uleste" />
        </div>
      )}
    </Table.Td>
  );
}
