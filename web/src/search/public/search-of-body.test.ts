import { describe, expect, it } from 'vitest';
import type { FindSearch } from '../find-search.ts';
import { searchedFor, searchOfBody } from './search-of-body.ts';

const java = 'b6a6f9a4-0b5e-4d0a-9f1e-1f6d5c7a0001';
const oslo = 'b6a6f9a4-0b5e-4d0a-9f1e-1f6d5c7a0002';
const names = [
  { uuid: java, name: 'Java' },
  { uuid: oslo, name: 'Oslo, og omegn' },
];

const searches: [string, FindSearch][] = [
  ['nothing at all', {}],
  ['words', { q: 'bank og forsikring' }],
  ['any of the skills', { skills: [`${java},Java`], 'match-type': 'any' }],
  ['a role or a field', { roles: [`${java},Java`], 'all-roles-in-disciplines': ['design'] }],
  [
    'everything at once',
    {
      q: 'bank',
      skills: [`${java},Java`],
      roles: [`${java},Java`],
      'all-roles-in-disciplines': ['technology', 'security'],
      regions: [`${oslo},Oslo, og omegn`],
      'remote-work': 'true',
      'availability-to': '2026-12-01',
      'market-codes': ['norwegian-market', 'swedish-market'],
      anonymized: 'true',
    },
  ],
];

describe('a saved search', () => {
  it.each(searches)('for %s gives the same filters again', (_what, search) => {
    const stored: unknown = JSON.parse(JSON.stringify(searchedFor(search)));
    expect(searchOfBody(stored as never, names)).toEqual(search);
  });
  it('has no page when its filters are not on the page', () => {
    const body = { filters: { path: 'name', operator: 'contains', value: 'Kari' } };
    expect(searchOfBody(body, names)).toBeUndefined();
    const nested = { filters: { and: [{ and: [{ path: 'x', operator: 'eq', value: 1 }] }] } };
    expect(searchOfBody(nested, names)).toBeUndefined();
  });
});
