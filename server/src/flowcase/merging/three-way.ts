/** What becomes of a value that two sides may have changed since both had the same. */
export type Outcome = 'stays' | 'equal' | 'taken' | 'conflict';

export interface Sides {
  /** what Flowcase had when it was last read; undefined: it was never read before */
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** Equal also if the fields of an object stand in another order, as the database gives them. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Nothing was ever filled in. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/**
 * One side changed: it wins. Both: ours stays, and somebody is asked. At the first meeting nobody has
 * changed anything: what is empty here is filled, the rest stays.
 */
export function decide({ base, ours, theirs }: Sides): Outcome {
  if (isSame(ours, theirs)) return 'equal';
  if (base === undefined) return isEmpty(ours) ? 'taken' : 'stays';
  if (isSame(theirs, base)) return 'stays';
  return isSame(ours, base) ? 'taken' : 'conflict';
}
