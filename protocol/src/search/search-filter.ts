import { z } from 'zod';
import type { Issue } from '../errors.ts';
import { limits } from '../limits.ts';
import { Day, Uuid, isStorable } from '../shapes.ts';
import {
  operatorsOf,
  searchPaths,
  type SearchOperator,
  type SearchPath,
  type SearchPathName,
} from './search-paths.ts';

type Scalar = string | number | boolean;

/** One condition on a profile. */
export interface FilterLeaf {
  path: SearchPathName;
  operator: SearchOperator;
  /** a list for `in` and `nin`, true or false for `exists` */
  value: Scalar | Scalar[];
}
export type FilterNode = FilterLeaf | { and: FilterNode[] } | { or: FilterNode[] };

export type SearchAudience = 'client' | 'admin';

type Place = (string | number)[];
type Complain = (path: Place, message: string) => void;

const scalars: Record<SearchPath['type'], z.ZodType> = {
  text: z.string().min(1).max(limits.query).refine(isStorable, 'must be storable'),
  word: z.string().min(1).max(limits.query).refine(isStorable, 'must be storable'),
  id: Uuid,
  day: Day,
  boolean: z.boolean(),
};

const takesList = (operator: SearchOperator, { type }: SearchPath): boolean =>
  operator === 'in' ||
  operator === 'nin' ||
  (type !== 'text' && (operator === 'contains' || operator === 'contains_exact'));

/** What a value must be, in words; undefined if it is valid. */
function wrongValue(value: unknown, operator: SearchOperator, path: SearchPath) {
  if (operator === 'exists') return typeof value === 'boolean' ? undefined : 'must be a boolean';
  const isRight = (one: unknown): boolean =>
    scalars[path.type].safeParse(one).success &&
    (path.words === undefined || path.words.includes(String(one)));
  const all: unknown[] = takesList(operator, path) && Array.isArray(value) ? value : [value];
  if ((operator === 'in' || operator === 'nin') && !Array.isArray(value)) return 'must be a list';
  if (all.length < 1 || all.length > limits.search.values) {
    return `must have 1 to ${limits.search.values} values`;
  }
  if (all.every(isRight)) return undefined;
  return path.words === undefined ? `must be a ${path.type}` : `must be ${path.words.join(' or ')}`;
}

/** Ids are compared in the spelling of the database. */
const normalized = (one: Scalar, { type }: SearchPath): Scalar =>
  type === 'id' && typeof one === 'string' ? one.toLowerCase() : one;
const normalizedValue = (value: FilterLeaf['value'], path: SearchPath): FilterLeaf['value'] =>
  Array.isArray(value) ? value.map((one) => normalized(one, path)) : normalized(value, path);

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function readLeaf(node: Record<string, unknown>, audience: SearchAudience, complain: Complain) {
  const { path: name, operator, value, ...rest } = node;
  for (const key of Object.keys(rest)) complain([key], 'is no part of a filter');
  const pathName = Object.hasOwn(searchPaths, String(name)) ? (name as SearchPathName) : undefined;
  const path: SearchPath | undefined = pathName && searchPaths[pathName];
  if (path === undefined || (path.isPrivate && audience === 'client')) {
    complain(['path'], 'is no path that can be filtered by');
    return undefined;
  }
  const supported = operatorsOf[path.type].find((one) => one === operator);
  if (supported === undefined) {
    complain(['operator'], `must be one of ${operatorsOf[path.type].join(', ')}`);
    return undefined;
  }
  const wrong = wrongValue(value, supported, path);
  if (wrong !== undefined) complain(['value'], wrong);
  return {
    path: pathName,
    operator: supported,
    value: normalizedValue(value as FilterLeaf['value'], path),
  };
}

const isInText = (leaf: Pick<FilterLeaf, 'path' | 'operator'>): boolean =>
  searchPaths[leaf.path].type === 'text' &&
  (leaf.operator === 'contains' || leaf.operator === 'contains_exact');

/** Whether a condition of the filter searches in texts, which is slow. */
export function searchesInTexts(node: FilterNode): boolean {
  if ('and' in node) return node.and.some(searchesInTexts);
  if ('or' in node) return node.or.some(searchesInTexts);
  return isInText(node);
}

/** The filter as two that must both hold: without conditions in texts, and the rest. */
export function splitTexts(node: FilterNode | undefined): {
  quick: FilterNode | undefined;
  slow: FilterNode | undefined;
} {
  if (node === undefined || !searchesInTexts(node)) return { quick: node, slow: undefined };
  if (!('and' in node)) return { quick: undefined, slow: node };
  const quick = node.and.filter((one) => !searchesInTexts(one));
  const slow = node.and.filter(searchesInTexts);
  return { quick: quick.length > 0 ? { and: quick } : undefined, slow: { and: slow } };
}

/**
 * Limits conditions that search in texts, which are slow: their number and the length of their
 * values.
 */
function textBudget(): (leaf: ReturnType<typeof readLeaf>, complain: Complain) => void {
  const { conditions, characters } = limits.search.inText;
  let supported = 0;
  let length = 0;
  return (leaf, complain) => {
    if (leaf?.path === undefined || !isInText({ ...leaf, path: leaf.path })) return;
    supported += 1;
    length += String(leaf.value).length;
    if (supported === conditions + 1) complain([], `is one of more than ${conditions} in texts`);
    const isOver = length > characters && length - String(leaf.value).length <= characters;
    if (isOver) complain(['value'], `makes more than ${characters} characters in texts`);
  };
}

/**
 * Reads a tree and reports each problem with its place; after a problem the result must not be
 * used.
 */
function readTree(tree: unknown, audience: SearchAudience, complain: Complain): unknown {
  let leaves = 0;
  const count = textBudget();
  const read = (node: unknown, depth: number, at: Place): unknown => {
    const here: Complain = (path, message) => complain([...at, ...path], message);
    if (!isObject(node)) return here([], 'must be a condition, or a group of them');
    const group = ['and', 'or'].find((key) => Object.hasOwn(node, key));
    if (group === undefined) {
      leaves += 1;
      if (leaves === limits.search.leaves + 1) {
        here([], `is one of more than ${limits.search.leaves}`);
      }
      if (leaves > limits.search.leaves) return undefined;
      const leaf = readLeaf(node, audience, here);
      count(leaf, here);
      return leaf;
    }
    if (depth > limits.search.depth) {
      return here([], `is nested deeper than ${limits.search.depth}`);
    }
    for (const key of Object.keys(node)) {
      if (key !== group) here([key], 'is no part of a group');
    }
    const list = node[group];
    if (!Array.isArray(list) || list.length === 0) {
      return here([group], 'must be a list, not empty');
    }
    return { [group]: list.map((one, place) => read(one, depth + 1, [...at, group, place])) };
  };
  return read(tree, 1, []);
}

/** What is wrong with a filter that was saved earlier, when more may have been allowed. */
export function filterIssues(filters: FilterNode | undefined): Issue[] {
  const issues: Issue[] = [];
  if (filters === undefined) return issues;
  readTree(filters, 'admin', (place, message) => {
    issues.push({ path: ['filters', ...place].join('.'), message });
  });
  return issues;
}

/**
 * A filter as received: a condition or a group, checked against what the audience may filter by.
 */
export const filterFor = (audience: SearchAudience) =>
  z
    .record(z.string(), z.unknown())
    .describe(
      'A condition { path, operator, value }, or a group { and: [...] } or { or: [...] } of conditions and groups.',
    )
    .transform((tree, context): FilterNode => {
      const complain: Complain = (path, message) =>
        context.addIssue({ code: 'custom', path, message });
      return readTree(tree, audience, complain) as FilterNode;
    });
