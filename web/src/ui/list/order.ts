/** Moves one entry to another place; places beyond the list are its ends. */
export function movedTo<T>(list: readonly T[], entry: T, place: number): T[] {
  const from = list.indexOf(entry);
  if (from < 0) return [...list];
  const to = Math.max(0, Math.min(list.length - 1, place));
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The place of an entry that is dragged to `height`, among the others with these middles. */
export const placeAt = (height: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < height).length;
