import type { KeyboardEvent } from 'react';

/** Arrow keys move between the links of a list; `Home` and `End` go to the first and last. */
export function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const row = event.currentTarget;
  const rows = [...(row.closest('ul')?.querySelectorAll('a') ?? [])];
  const place = rows.indexOf(row);
  const next = targetOf(event.key, place, rows.length);
  if (place === -1 || next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

function targetOf(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
