export type Same<F> = <K extends keyof F>(field: K, one: F[K], other: F[K]) => boolean;

export interface ThreeVersions<F> {
  /** the version that both started from */
  base: F;
  mine: F;
  theirs: F;
}

export interface Merged<F> {
  values: F;
  /** their values, where both changed the same field to something else */
  conflicts: Partial<F>;
  /** fields that were unchanged here and have a new value */
  news: (keyof F)[];
}

/**
 * Merges field by field: what only one side changed wins; where both did, mine stays until one is
 * chosen.
 */
export function merge<F extends object>(same: Same<F>, { base, mine, theirs }: ThreeVersions<F>) {
  const merged: Merged<F> = { values: { ...mine }, conflicts: {}, news: [] };
  for (const field of fieldsIn(theirs)) {
    const untouched = same(field, mine[field], base[field]);
    if (untouched) {
      if (same(field, mine[field], theirs[field])) continue;
      merged.values[field] = theirs[field];
      merged.news.push(field);
    } else if (
      !same(field, theirs[field], base[field]) &&
      !same(field, theirs[field], mine[field])
    ) {
      merged.conflicts[field] = theirs[field];
    }
  }
  return merged;
}

export const fieldsIn = <F extends object>(fields: F) => Object.keys(fields) as (keyof F)[];

export function pick<F extends object>(from: F, fields: readonly (keyof F)[]): Partial<F> {
  const picked: Partial<F> = {};
  for (const field of fields) picked[field] = from[field];
  return picked;
}
