import { useState, type KeyboardEvent } from 'react';
import { moveBetweenRows } from './move-between-rows.ts';

/** Of the link that a row is. */
export interface RowProps {
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/**
 * A list beside what is open is one stop for the Tab key, at the row that had the focus last, or at
 * the open one; keys move between the rows. Returns the props of each row's link.
 */
export function useRowStop(
  ids: readonly string[],
  open: string | undefined,
): (id: string) => RowProps {
  const [focused, setFocused] = useState<string>();
  const stop = stopOf(ids, [focused, open]);
  return (id) => ({
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setFocused(id),
    onKeyDown: moveBetweenRows,
  });
}

/** The first of the wanted rows that is in the list, or the first of all. */
export const stopOf = (
  ids: readonly string[],
  wanted: readonly (string | undefined)[],
): string | undefined => wanted.find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
