export interface Term {
  source: string;
  name: string;
}

/** `JAVA ` and `Java` are one term. */
export const termKey = (name: string): string =>
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Terms of the same name become the first of them. */
export function mergeTerms<T extends Term>(
  terms: readonly T[],
  merge: (one: T, other: T) => T,
): T[] {
  const merged = new Map<string, T>();
  for (const term of terms) {
    const key = termKey(term.name);
    const known = merged.get(key);
    if (key !== '') merged.set(key, known === undefined ? term : merge(known, term));
  }
  return [...merged.values()];
}

/** Names once each, in their order. */
export const onceEach = (names: readonly string[]): string[] =>
  mergeTerms(
    names.map((name) => ({ source: '', name })),
    (one) => one,
  ).map(({ name }) => name);
