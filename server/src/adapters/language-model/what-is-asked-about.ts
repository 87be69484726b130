import type { Schema } from './answer-schema.ts';

/** What a part of an answer is about. */
export interface Scope {
  data: object;
  /** what is spoken of: a criterion or an entry, then the candidate */
  near: readonly object[];
}

const idField = /(^|_)(uuid|id|item|candidate|card|pseudonym)$|Id$|Uuid$/;
const word = /[\p{L}\p{N}+#]{3,}/gu;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of the data with the field that contains each, in their order. */
export function textsIn(data: unknown, field = ''): { field: string; text: string }[] {
  if (typeof data === 'string') return data === '' ? [] : [{ field, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    textsIn(value, Array.isArray(data) ? field : name),
  );
}

function objectsIn(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap(objectsIn);
  return isObject(data) ? [data, ...inner] : inner;
}

/** Lists of objects with the names that they have, the outer ones first. */
export function listsIn(data: unknown): { name: string; all: Record<string, unknown>[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isObject) ? [{ name, all: value }] : [],
  );
  return [...own, ...Object.values(data).flatMap(listsIn)];
}

export const wordsOf = (data: unknown): ReadonlySet<string> =>
  new Set(textsIn(data).flatMap(({ text }) => text.toLowerCase().match(word)?.map(String) ?? []));

/** How much of the one stands in the other, from 0 to 1. */
export function overlapOf(asked: ReadonlySet<string>, found: ReadonlySet<string>): number {
  const both = [...asked].filter((one) => found.has(one));
  return asked.size === 0 ? 0 : both.length / asked.size;
}

const idsIn = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((name) => idField.test(name));

/** The name of its id in the data: the same, or `id` for `criteriaId`. */
export const idOf = (one: Record<string, unknown>, name: string): string | undefined =>
  [name, 'id'].find((key) => typeof one[key] === 'string');

/** Gives an object the id under the name that the answer wants. */
const withId = (one: Record<string, unknown>, name: string): Record<string, unknown> => {
  const key = idOf(one, name);
  return key === undefined || key === name ? one : { ...one, [name]: one[key] };
};

/** What the data list under the name of a list of the answer, or its beginning: each is spoken of. */
export function listFor(
  items: Schema,
  { data, near }: Scope,
  field: string,
): Record<string, unknown>[] | undefined {
  const [name] = idsIn(items);
  if (name === undefined) return undefined;
  const found = [near.at(-1), data]
    .flatMap(listsIn)
    .find((list) => field.startsWith(list.name) && list.all.every((one) => idOf(one, name)));
  return found?.all.map((one) => withId(one, name));
}

/** With what an object names by its id: of all that have such an id, the one that is most about it. */
export function boundFor(schema: Schema, scope: Scope): Scope {
  const { data, near } = scope;
  const [name] = idsIn(schema);
  if (name === undefined || near.some((one) => name in one)) return scope;
  const asked = wordsOf(near[0] ?? {});
  const [best] = objectsIn(near.at(-1) ?? data)
    .filter((one) => typeof one[name] === 'string' && textsIn(one).length > 1)
    .map((one) => ({ one, overlap: overlapOf(asked, wordsOf(one)) }))
    .toSorted((a, b) => b.overlap - a.overlap);
  return best ? { data, near: [best.one, ...near] } : scope;
}
