import { countries, disciplines } from '@torg/protocol/terms';
import { findBody, type SearchParams } from '../find-body.ts';
import { inAddress, marketCodes, type FindSearch, type Named } from '../find-search.ts';

/** A search without its paging, as it is saved. */
export type SearchedFor = Pick<SearchParams, 'filters' | 'anonymized'> & {
  vectorSearch?: { query: string };
};

export function searchedFor(search: FindSearch): SearchedFor {
  const { filters, vectorSearch, anonymized } = findBody(search);
  return {
    ...(filters ? { filters } : {}),
    ...(vectorSearch ? { vectorSearch: { query: vectorSearch.query } } : {}),
    ...(anonymized ? { anonymized } : {}),
  };
}

/** A value with its keys sorted, since a database may change their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, inOrder(one)]));
}

const textOf = ({ filters, vectorSearch, anonymized }: SearchedFor): string =>
  JSON.stringify(inOrder([filters ?? null, vectorSearch?.query ?? null, anonymized ?? false]));

export const isSameSearch = (one: SearchedFor, other: SearchedFor): boolean =>
  textOf(one) === textOf(other);

interface Leaf {
  path?: unknown;
  operator?: unknown;
  value?: unknown;
}

const groupOf = (node: unknown, key: 'and' | 'or'): unknown[] | undefined => {
  const group = (node as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(group) ? group : undefined;
};
const leavesOf = (filters: unknown): Leaf[] =>
  (groupOf(filters, 'and') ?? []).flatMap((node) => groupOf(node, 'or') ?? [node]) as Leaf[];

const readers: Record<string, (leaf: Leaf, named: (ids: unknown) => string[]) => FindSearch> = {
  'skills.uuid': ({ value, operator }, named) => ({
    skills: named(value),
    ...(operator === 'contains' ? { 'match-type': 'any' } : {}),
  }),
  'roles.uuid': ({ value }, named) => ({ roles: named(value) }),
  'roles.discipline': ({ value }) => ({
    'all-roles-in-disciplines': disciplines.filter((one) => [value].flat().includes(one)),
  }),
  'regions.uuid': ({ value }, named) => ({ regions: named(value) }),
  remote_work_ok: () => ({ 'remote-work': 'true' }),
  availability: ({ value }) => ({ 'availability-to': String(value) }),
  'consultant_company.country_code': ({ value }) => ({
    'market-codes': marketCodes.filter((_, at) => [value].flat().includes(countries[at])),
  }),
};

/** The page's filters that make this body; undefined if there are none. */
export function searchOfBody(body: SearchedFor, names: readonly Named[]): FindSearch | undefined {
  const named = (ids: unknown): string[] =>
    [ids].flat().map((id) => {
      const uuid = String(id);
      const name = names.find((one) => one.uuid === uuid)?.name ?? uuid;
      return inAddress({ uuid, name });
    });
  const search: FindSearch = {
    ...(body.vectorSearch ? { q: body.vectorSearch.query } : {}),
    ...(body.anonymized ? { anonymized: 'true' } : {}),
  };
  for (const leaf of leavesOf(body.filters)) {
    Object.assign(search, readers[String(leaf.path)]?.(leaf, named));
  }
  return isSameSearch(searchedFor(search), body) ? search : undefined;
}
