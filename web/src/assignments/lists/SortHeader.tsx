import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { adminSortFields, type AdminSortField, type SortDirection } from '@torg/protocol/terms';
import type { AdminSearch } from './list-search.ts';
import { firstDirection, opposite } from './sorting.ts';
import classes from './SortHeader.module.css';

interface SortHeaderProps {
  field: AdminSortField;
  label: string;
  search: AdminSearch;
  onSort: (part: AdminSearch) => void;
}

/** A column's heading that sorts by it; pressed again, the other way round. */
export function SortHeader({ field, label, search, onSort }: SortHeaderProps) {
  const { sort = adminSortFields[0], direction = 'desc' } = search;
  const active = sort === field;
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th aria-sort={active ? sorted : undefined}>
      <button
        type="button"
        className={classes.sort}
        data-active={active || undefined}
        onClick={() =>
          onSort({ sort: field, direction: active ? opposite(direction) : firstDirection(field) })
        }
      >
        {label}
        <SortIcon way={active ? direction : undefined} />
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
