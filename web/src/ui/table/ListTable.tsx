import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListTable.module.css';

interface ListTableProps {
  /** the heading of each column */
  head: ReactNode;
  /** the rows */
  children: ReactNode;
  /** rows have several lines, and their cells are aligned at the top */
  tall?: boolean;
}

export function ListTable({ head, children, tall = false }: ListTableProps) {
  return (
    <div className={`torg-card ${classes.frame}`}>
      <Table className={classes.table} data-tall={tall || undefined} highlightOnHover>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}

/** The cell that names the row and links to it. */
export function LeadCell({ children }: { children: ReactNode }) {
  return <Table.Td className={classes.lead}>{children}</Table.Td>;
}
