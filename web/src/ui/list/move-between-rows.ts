import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, or `j` and `k`, move between the rows of a list while one has the focus; `Home` and
 * `End` go to the first and last.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.currentTarget;
  const rows = [...(row.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = targetOf(event.key, rows.indexOf(row), rows.length);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

export function targetOf(key: string, place: number, count: number): number | undefined {
  if (place === -1) return undefined;
  if (key === 'ArrowDown' || key === 'j') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || key === 'k') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
