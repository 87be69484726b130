import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { SortDirection } from '@torg/protocol/terms';
import classes from './SortHeader.module.css';

interface Sorting<F extends string> {
  sort: F;
  direction: SortDirection;
}

interface ListSorting<F extends string> {
  /** how the list is sorted */
  now: Sorting<F>;
  /** the default direction of a column */
  first: (field: F) => SortDirection;
  onSort: (sorting: Sorting<F>) => void;
}

interface SortHeaderProps<F extends string> extends ListSorting<F> {
  label: string;
  /** what this column sorts by */
  field: F;
}

export const opposite = (direction: SortDirection): SortDirection =>
  direction === 'asc' ? 'desc' : 'asc';

/** Makes the headings of one list's columns: `sortBy('name', 'Navn')`. */
export const sortHeaders =
  <F extends string>(list: ListSorting<F>) =>
  (field: F, label: string) => <SortHeader {...list} field={field} label={label} />;

/** A column heading that sorts by it; pressed again, in the opposite direction. */
function SortHeader<F extends string>(props: SortHeaderProps<F>) {
  const { label, field, first, now, onSort } = props;
  const sorted = now.sort === field ? now.direction : undefined;
  const inWords = sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th aria-sort={sorted && inWords}>
      <button
        type="button"
        className={classes.sort}
        data-active={sorted !== undefined || undefined}
        onClick={() => onSort({ sort: field, direction: sorted ? opposite(sorted) : first(field) })}
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
