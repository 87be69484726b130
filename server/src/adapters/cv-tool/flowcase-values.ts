import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ToolTexts } from '../../platform/ports/cv-tool-shapes.ts';

// Flowcase writes one thing in many ways, and leaves out what it likes: nothing here is an error.

/** Longer than any field of a profile, which is cut later and elsewhere. */
const mostCharacters = 50_000;

/** Any value, or none at all: no key need be there. */
const anything = z.unknown().optional();

const plain = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .slice(0, mostCharacters)
    .replaceAll(/\r\n?/g, '\n')
    .trim();

export const text = anything.transform(plain);
export const textOrNull = anything.transform((value) => plain(value) || null);

/** `["no", "Norsk", "int", "Norwegian"]` as pairs. */
const inPairs = (list: readonly unknown[]): [unknown, unknown][] =>
  list.flatMap((one, at): [unknown, unknown][] => (at % 2 === 0 ? [[one, list[at + 1]]] : []));

/** By language, from an object, from keys and texts in turn, or from one text in no language. */
export const texts = anything.transform((value): ToolTexts => {
  if (typeof value === 'string' || typeof value === 'number') {
    return plain(value) === '' ? {} : { int: plain(value) };
  }
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Array.isArray(value) ? inPairs(value) : Object.entries(value);
  const read = pairs.map(([key, one]): [string, string] => [plain(key).toLowerCase(), plain(one)]);
  const known = read.filter(
    ([key, one]) => /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/.test(key) && one !== '',
  );
  return Object.fromEntries(known);
});

const wholeOf = (value: unknown): number | null => {
  const written = plain(value);
  return /^-?\d{1,9}(?:\.\d+)?$/.test(written) ? Math.trunc(Number(written)) : null;
};
export const whole = anything.transform(wholeOf);
export const wholeOrZero = anything.transform((value) => wholeOf(value) ?? 0);

export const flag = anything.transform(
  (value) => value === true || value === 'true' || value === 1 || value === '1',
);

export const moment = anything.transform((value): Date | null => {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
});

const rowsOf = (list: readonly unknown[]): Record<string, unknown>[] =>
  list.filter(
    (one): one is Record<string, unknown> =>
      typeof one === 'object' && one !== null && !Array.isArray(one),
  );

/** A list, without what in it is no object. */
export const rowList = z.array(z.unknown()).transform(rowsOf);
/** The same; what is no list is an empty one. */
export const rows = anything.transform((value) => (Array.isArray(value) ? rowsOf(value) : []));

/** The id that the tool gave; for a row without one, an id that is the same as long as the row is. */
export function idOf(row: Record<string, unknown>): string {
  const given = plain(row['_id']) || plain(row['id']) || plain(row['external_unique_id']);
  if (given !== '') return given.slice(0, 100);
  return `unnamed-${createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 20)}`;
}
