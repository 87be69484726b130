import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { SortDirection } from '@torg/protocol/terms';
import classes from './SortHeader.module.css';

interface SortHeaderProps {
  label: string;
  /** how the list is sorted by this column; undefined: by another */
  sorted: SortDirection | undefined;
  onSort: () => void;
}

/** A column's heading that sorts by it; pressed again, the other way round. */
export function SortHeader({ label, sorted, onSort }: SortHeaderProps) {
  const inWords = sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th aria-sort={sorted && inWords}>
      <button
        type="button"
        className={classes.sort}
        data-active={sorted !== undefined || undefined}
        onClick={onSort}
      >
        {label}
        <SortIcon way={sorted} />
      </button>
    </Table.Th>
  );
}

function SortIcon({ way }: { way: SortDirection | undefined }) {
  if (!way) return <IconArrowsSort size={15} aria-hidden />;
  return way === 'asc' ? (
    <IconArrowUp size={15} aria-hidden />
  ) : (
    <IconArrowDown size={15} aria-hidden />
  );
}
