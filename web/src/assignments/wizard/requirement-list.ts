import type { AssignmentFields } from './fields.ts';

export type Requirements = AssignmentFields['requirements'];

/** Moves one requirement up or down; at the ends it stays where it is. */
export function moved(list: Requirements, from: number, by: 1 | -1): Requirements {
  const to = from + by;
  const one = list[from];
  const other = list[to];
  if (!one || !other) return list;
  return list.with(from, other).with(to, one);
}

export const without = (list: Requirements, place: number): Requirements =>
  list.toSpliced(place, 1);

export const changed = (
  list: Requirements,
  place: number,
  part: Partial<Requirements[number]>,
): Requirements => list.map((one, at) => (at === place ? { ...one, ...part } : one));
