import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdminSortField } from '@torg/protocol/terms';
import { ShortDateText } from '../../../ui/text/DateText.tsx';
import { SortableTable, type Column } from '../../../ui/table/SortableTable.tsx';
import type { ListSearchState } from '../../../ui/list/use-list-search.ts';
import type { AdminAssignmentListItem } from '../../assignments.queries.ts';
import { DeadlineCell } from '../../DeadlineCell.tsx';
import { ExternalLink } from '../../ExternalLink.tsx';
import { StateBadge } from '../../StateBadge.tsx';
import classes from './AdminAssignmentTable.module.css';
import { AdminDates } from './AdminDates.tsx';
import { AssignmentMenu } from '../card/AssignmentMenu.tsx';
import { AssignmentRow, TitleLink } from '../card/AssignmentRow.tsx';
import type { adminList } from '../list-search.ts';
import { unreadThreads } from '../unread.ts';

interface AdminAssignmentTableProps {
  assignments: readonly AdminAssignmentListItem[];
  list: ListSearchState<typeof adminList>;
}

export function AdminAssignmentTable({ assignments, list }: AdminAssignmentTableProps) {
  const columns = useColumns();
  return (
    <SortableTable
      tall
      rows={assignments}
      keyOf={({ uuid }) => uuid}
      columns={columns}
      list={list}
      ownFrame
      card={(assignment) => (
        <AssignmentRow assignment={assignment} withCompany>
          <AdminDates assignment={assignment} />
        </AssignmentRow>
      )}
    />
  );
}

function useColumns(): Column<AdminAssignmentListItem, AdminSortField>[] {
  const { t } = useLingui();
  return [
    { header: t`Oppdrag`, kind: 'lead', cell: (assignment) => <What assignment={assignment} /> },
    {
      header: t`Publisert`,
      sort: 'created_at_and_public_date',
      cell: ({ public_date, created_at }) =>
        public_date ? <ShortDateText value={public_date} /> : <Begun at={created_at} />,
    },
    {
      header: t`Frist`,
      sort: 'deadline_date',
      cell: ({ deadline }) => <DeadlineCell deadline={deadline} />,
    },
    {
      header: t`Intern frist`,
      sort: 'admin_deadline',
      cell: ({ admin_deadline }) => <Day day={admin_deadline} />,
    },
    { header: t`Vedståelse`, cell: ({ abidance_deadline }) => <Day day={abidance_deadline} /> },
    { header: t`Sted`, cell: (assignment) => <Place assignment={assignment} /> },
    { header: t`Redaktører`, cell: ({ editors }) => editors.map(({ name }) => name).join(', ') },
    { header: t`Interesserte`, cell: (assignment) => <Answers assignment={assignment} /> },
    {
      header: t`Handlinger`,
      kind: 'hidden',
      className: classes.menu,
      cell: (assignment) => <AssignmentMenu assignment={assignment} />,
    },
  ];
}

function What({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { state, company_name, external_url } = assignment;
  return (
    <>
      <TitleLink assignment={assignment} />
      <div className={classes.below}>
        <StateBadge state={state} />
        {company_name}
        {external_url && <ExternalLink href={external_url} short />}
      </div>
    </>
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

function Day({ day }: { day: string | null }) {
  return day ? <ShortDateText value={day} /> : <span aria-hidden>–</span>;
}

function Place({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { region, allow_remote_work } = assignment;
  return (
    <>
      {region?.name}
      {allow_remote_work && (
        <div className={classes.quiet}>
          <Trans>Fjernarbeid</Trans>
        </div>
      )}
    </>
  );
}

function Answers({ assignment }: { assignment: AdminAssignmentListItem }) {
  const unread = unreadThreads(assignment.message_threads);
  return (
    <>
      {assignment.interested_consultants.length}
      {unread > 0 && (
        <div className={classes.unread}>
          <Plural value={unread} one="# ulest" other="# uleste" />
        </div>
      )}
    </>
  );
}
