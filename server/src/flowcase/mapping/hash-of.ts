import { createHash } from 'node:crypto';

/** A list is a set here: the tool sorts its terms anew now and then. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value;

/** What tells whether a value has changed, without the value. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value) ?? null))
    .digest('base64url')
    .slice(0, 22);

export const hashesOf = (item: object): Record<string, string> =>
  Object.fromEntries(Object.entries(item).map(([field, value]) => [field, hashOf(value)]));
