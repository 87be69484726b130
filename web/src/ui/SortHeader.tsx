import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { SortDirection } from '@torg/protocol/terms';
import classes from './SortHeader.module.css';

interface Sorting<F extends string> {
  sort: F;
  direction: SortDirection;
}

interface SortHeaderProps<F extends string> {
  label: string;
  /** what this column sorts by */
  field: F;
  /** which way the first time */
  first: SortDirection;
  /** how the list is sorted */
  now: Sorting<F>;
  onSort: (sorting: Sorting<F>) => void;
}

export const opposite = (direction: SortDirection): SortDirection =>
  direction === 'asc' ? 'desc' : 'asc';

/** A column's heading that sorts by it; pressed again, the other way round. */
export function SortHeader<F extends string>(props: SortHeaderProps<F>) {
  const { label, field, first, now, onSort } = props;
  const sorted = now.sort === field ? now.direction : undefined;
  const inWords = sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th aria-sort={sorted && inWords}>
      <button
        type="button"
        className={classes.sort}
        data-active={sorted !== undefined || undefined}
        onClick={() => onSort({ sort: field, direction: sorted ? opposite(sorted) : first })}
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
