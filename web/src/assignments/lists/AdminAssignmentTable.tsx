import { Trans, useLingui } from '@lingui/react/macro';
import { Table, VisuallyHidden } from '@mantine/core';
import { adminSortFields, type AdminSortField } from '@torg/protocol/terms';
import { ListTable } from '../../ui/ListTable.tsx';
import { sortHeaders } from '../../ui/SortHeader.tsx';
import { AdminAssignmentTableRow } from './AdminAssignmentTableRow.tsx';
import type { AdminAssignmentListItem } from '../assignments.queries.ts';
import type { AdminSearch } from './list-search.ts';
import { firstDirection } from './sorting.ts';

interface AdminAssignmentTableProps {
  assignments: readonly AdminAssignmentListItem[];
  search: AdminSearch;
  onSort: (part: AdminSearch) => void;
}

export function AdminAssignmentTable({ assignments, search, onSort }: AdminAssignmentTableProps) {
  const { t } = useLingui();
  const { sort = adminSortFields[0], direction = 'desc' } = search;
  const sortBy = sortHeaders<AdminSortField>({
    now: { sort, direction },
    first: firstDirection,
    onSort,
  });
  return (
    <ListTable
      tall
      head={
        <>
          <Table.Th>
            <Trans>Oppdrag</Trans>
          </Table.Th>
          {sortBy('created_at_and_public_date', t`Publisert`)}
          {sortBy('deadline_date', t`Frist`)}
          {sortBy('admin_deadline', t`Intern frist`)}
          <Table.Th>
            <Trans>Vedståelse</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Sted</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Redaktører</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Interesserte</Trans>
          </Table.Th>
          <Table.Th>
            <VisuallyHidden>
              <Trans>Handlinger</Trans>
            </VisuallyHidden>
          </Table.Th>
        </>
      }
    >
      {assignments.map((assignment) => (
        <AdminAssignmentTableRow key={assignment.uuid} assignment={assignment} />
      ))}
    </ListTable>
  );
}
