/** The list with one entry at another place; places outside of it are its ends. */
export function movedTo<T>(list: readonly T[], one: T, place: number): T[] {
  const from = list.indexOf(one);
  if (from < 0) return [...list];
  const to = Math.max(0, Math.min(list.length - 1, place));
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** At which place something lies that hangs at a height, among others with these middles. */
export const placeAt = (height: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < height).length;
