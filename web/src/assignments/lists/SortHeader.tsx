import { adminSortFields, type AdminSortField } from '@torg/protocol/terms';
import { SortHeader as ColumnHeader } from '../../ui/SortHeader.tsx';
import type { AdminSearch } from './list-search.ts';
import { firstDirection, opposite } from './sorting.ts';

interface SortHeaderProps {
  field: AdminSortField;
  label: string;
  search: AdminSearch;
  onSort: (part: AdminSearch) => void;
}

export function SortHeader({ field, label, search, onSort }: SortHeaderProps) {
  const { sort = adminSortFields[0], direction = 'desc' } = search;
  const sorted = sort === field ? direction : undefined;
  return (
    <ColumnHeader
      label={label}
      sorted={sorted}
      onSort={() =>
        onSort({ sort: field, direction: sorted ? opposite(sorted) : firstDirection(field) })
      }
    />
  );
}
