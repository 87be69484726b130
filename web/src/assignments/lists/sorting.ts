import type { AdminSortField, SortDirection } from '@torg/protocol/terms';

/** The way one looks first: the nearest deadline, else the newest. */
export function firstDirection(field: AdminSortField): SortDirection {
  return field === 'deadline_date' || field === 'admin_deadline' ? 'asc' : 'desc';
}
