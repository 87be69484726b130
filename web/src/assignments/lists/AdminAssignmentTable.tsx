import { Trans, useLingui } from '@lingui/react/macro';
import { Table, VisuallyHidden } from '@mantine/core';
import type { AdminSortField } from '@torg/protocol/terms';
import { AdminAssignmentTableRow } from './AdminAssignmentTableRow.tsx';
import classes from './AdminAssignmentTable.module.css';
import type { AdminAssignmentListItem } from '../assignments.queries.ts';
import type { AdminSearch } from './list-search.ts';
import { SortHeader } from './SortHeader.tsx';

interface AdminAssignmentTableProps {
  assignments: readonly AdminAssignmentListItem[];
  search: AdminSearch;
  onSort: (part: AdminSearch) => void;
}

export function AdminAssignmentTable({ assignments, search, onSort }: AdminAssignmentTableProps) {
  const { t } = useLingui();
  const sortBy = (field: AdminSortField, label: string) => (
    <SortHeader field={field} label={label} search={search} onSort={onSort} />
  );
  return (
    <div className={`torg-card ${classes.frame}`}>
      <Table className={classes.table} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
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
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {assignments.map((assignment) => (
            <AdminAssignmentTableRow key={assignment.uuid} assignment={assignment} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
