/** Where something is to stand in a list. */
export type Position = number | 'first' | 'last';

/** The place from 0 in a list that has `count` others; a number is clamped at both ends. */
export function placeOf(position: Position, count: number): number {
  if (position === 'first') return 0;
  if (position === 'last') return count;
  return Math.min(Math.max(position, 0), count);
}
