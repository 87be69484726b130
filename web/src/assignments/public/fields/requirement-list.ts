import type { RequirementKind } from '@torg/protocol/terms';

export type Requirements = { kind: RequirementKind; text: string }[];

/** Moves a requirement up or down; at the ends it stays where it is. */
export function moved(list: Requirements, from: number, by: 1 | -1): Requirements {
  const to = from + by;
  const requirement = list[from];
  const other = list[to];
  if (!requirement || !other) return list;
  return list.with(from, other).with(to, requirement);
}

export const without = (list: Requirements, place: number): Requirements =>
  list.toSpliced(place, 1);

export const changed = (
  list: Requirements,
  place: number,
  part: Partial<Requirements[number]>,
): Requirements =>
  list.map((requirement, at) => (at === place ? { ...requirement, ...part } : requirement));
