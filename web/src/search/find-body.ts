import type { Country } from '@torg/protocol/terms';
import type { InputTo } from '../client/calls/calls.ts';
import { findList, namedAll, type FindSearch, type MarketCode } from './find-search.ts';

export type SearchParams = NonNullable<InputTo<'POST /api/main/client/search'>['body']>;

interface Leaf {
  path: string;
  operator: string;
  value: string | boolean | string[];
}
type Node = Leaf | { or: Node[] };

const countryOf: Record<MarketCode, Country> = {
  'norwegian-market': 'NO',
  'swedish-market': 'SE',
};

const idsOf = (texts: readonly string[] | undefined): string[] =>
  namedAll(texts).map(({ uuid }) => uuid);

const leavesIn = (path: string, value: string[]): Leaf[] =>
  value.length > 0 ? [{ path, operator: 'in', value }] : [];

/** The chosen roles, and the roles of the chosen disciplines. */
function roleIds(search: FindSearch): Node[] {
  const leaves = [
    ...leavesIn('roles.uuid', idsOf(search.roles)),
    ...leavesIn('roles.discipline', search['all-roles-in-disciplines'] ?? []),
  ];
  return leaves.length > 1 ? [{ or: leaves }] : leaves;
}

function skillIds(search: FindSearch): Node[] {
  const value = idsOf(search.skills);
  if (value.length === 0) return [];
  const operator = search['match-type'] === 'any' ? 'contains' : 'contains_exact';
  return [{ path: 'skills.uuid', operator, value }];
}

/**
 * The body of the search call for what is in the URL. `company`: searches its own consultants only.
 */
export function findBody(search: FindSearch, company?: string): SearchParams {
  const availableBy = search['availability-to'];
  const markets = (search['market-codes'] ?? []).map((code) => countryOf[code]);
  const all: Node[] = [
    ...skillIds(search),
    ...roleIds(search),
    ...leavesIn('regions.uuid', idsOf(search.regions)),
    ...(search['remote-work'] ? [{ path: 'remote_work_ok', operator: 'eq', value: true }] : []),
    ...(availableBy ? [{ path: 'availability', operator: 'lte', value: availableBy }] : []),
    ...leavesIn('consultant_company.country_code', markets),
    ...leavesIn('consultant_company.id', company === undefined ? [] : [company]),
  ];
  return {
    ...(all.length > 0 ? { filters: { and: all } } : {}),
    ...(search.q ? { vectorSearch: { query: search.q } } : {}),
    ...(search.anonymized ? { anonymized: true } : {}),
    ...findList.paging(search),
  };
}
