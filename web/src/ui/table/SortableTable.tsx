import { Table, VisuallyHidden } from '@mantine/core';
import type { SortDirection } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { LeadCell, ListTable } from './ListTable.tsx';
import classes from './SortableTable.module.css';
import { sortHeaders } from './SortHeader.tsx';
import { useWide } from '../layout/use-wide.ts';

export interface Column<R, S extends string> {
  header: string;
  cell: (row: R) => ReactNode;
  /** what its heading sorts by */
  sort?: S;
  /** `lead`: its cells name the row and link to it; `hidden`: only screen readers get the heading */
  kind?: 'lead' | 'hidden';
  /** sets the width */
  className?: string;
}

interface SortableTableProps<R, S extends string> {
  rows: readonly R[];
  keyOf: (row: R) => string;
  columns: readonly Column<R, S>[];
  list: {
    sort: S;
    direction: SortDirection;
    firstDirection: (sort: S) => SortDirection;
    narrow: (part: { sort: S; direction: SortDirection }) => void;
  };
  /** a row where there is no room for columns; the name comes first */
  card: (row: R) => ReactNode;
  /** a card brings its own frame, as wide as the page */
  ownFrame?: boolean;
  /** rows have several lines, and their cells are aligned at the top */
  tall?: boolean;
}

/** A list as sortable columns, or as cards where there is no room for columns. */
export function SortableTable<R, S extends string>(props: SortableTableProps<R, S>) {
  const { rows, keyOf, columns, card, ownFrame, tall } = props;
  const wide = useWide();
  if (!wide) {
    return (
      <ul className={ownFrame ? classes.rows : classes.cards}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={ownFrame ? undefined : `torg-card ${classes.card}`}>
            {card(row)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ListTable tall={tall} head={<Headings {...props} />}>
      {rows.map((row) => (
        <Table.Tr key={keyOf(row)}>
          {columns.map((column) => (
            <Cell key={column.header} column={column}>
              {column.cell(row)}
            </Cell>
          ))}
        </Table.Tr>
      ))}
    </ListTable>
  );
}

function Headings<R, S extends string>({ columns, list }: SortableTableProps<R, S>) {
  const { sort, direction, firstDirection, narrow } = list;
  const sortBy = sortHeaders<S>({
    now: { sort, direction },
    first: firstDirection,
    onSort: narrow,
  });
  return columns.map(({ header, sort: field, kind }) =>
    field === undefined ? (
      <Table.Th key={header}>
        {kind === 'hidden' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </Table.Th>
    ) : (
      sortBy(field, header)
    ),
  );
}

interface CellProps<R, S extends string> {
  column: Column<R, S>;
  children: ReactNode;
}

function Cell<R, S extends string>({ column, children }: CellProps<R, S>) {
  if (column.kind === 'lead') return <LeadCell>{children}</LeadCell>;
  return <Table.Td className={column.className}>{children}</Table.Td>;
}

/** The heading of a card: what it is about. */
export function CardTitle({ order = 2, children }: { order?: 2 | 3; children: ReactNode }) {
  const Heading = `h${order}` as const;
  return <Heading className={classes.title}>{children}</Heading>;
}
