import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../client/search-params.ts';
import { findBody } from './find-body.ts';
import { findList, type FindSearch } from './find-search.ts';
import { takenFrom } from './suggestions.ts';

const one = '11111111-1111-4111-8111-111111111111';
const two = '22222222-2222-4222-8222-222222222222';
const read = (search: string): FindSearch => findList.read(parseSearch(search) as never);

describe('the URL of a search', () => {
  it('is read as external links write it', () => {
    const search = read(
      `?q=java&skills=${one},React&skills=${two},C%2B%2B, C&match-type=any&remote-work=true` +
        `&regions=${two},Oslo&all-roles-in-disciplines=design&availability-to=2026-12-01` +
        '&market-codes=norwegian-market&anonymized=true&page=3',
    );
    expect(search).toEqual({
      q: 'java',
      skills: [`${one},React`, `${two},C++, C`],
      'match-type': 'any',
      regions: [`${two},Oslo`],
      'remote-work': 'true',
      'all-roles-in-disciplines': ['design'],
      'availability-to': '2026-12-01',
      'market-codes': ['norwegian-market'],
      anonymized: 'true',
      page: 3,
    });
    expect(read(stringifySearch({ ...search }))).toEqual(search);
  });

  it.each([
    '?page=0',
    '?skills=nobody',
    '?match-type=all',
    '?remote-work=yes',
    '?availability-to=soon',
    '?availability-to=2026-13-40',
    '?market-codes=danish-market',
    '?all-roles-in-disciplines=magic',
    '?compare=me',
    '?q=%20%20',
  ])('leaves out what it does not understand: %s', (search) => {
    expect(read(search)).toEqual({});
  });

  it('names each item once, and compares at most four', () => {
    const many = Array.from({ length: 6 }, (_, place) => one.replace(/1$/, String(place)));
    const search = read(
      `?skills=${one},A&skills=${one},B&${many.map((id) => `compare=${id}`).join('&')}`,
    );
    expect(search.skills).toEqual([`${one},B`]);
    expect(search.compare).toEqual(many.slice(0, 4));
  });
});

describe('the search of a URL', () => {
  it('finds everybody without parameters', () => {
    expect(findBody({})).toEqual({ limit: 10, offset: 0 });
  });

  it('has one filter for each field, all of which must match', () => {
    const body = findBody(
      {
        q: 'bank',
        skills: [`${one},React`],
        roles: [`${two},Tech lead`],
        'all-roles-in-disciplines': ['design'],
        'remote-work': 'true',
        'market-codes': ['swedish-market'],
        'availability-to': '2026-12-01',
        page: 2,
      },
      one,
    );
    expect(body).toEqual({
      vectorSearch: { query: 'bank' },
      limit: 10,
      offset: 10,
      filters: {
        and: [
          { path: 'skills.uuid', operator: 'contains_exact', value: [one] },
          {
            or: [
              { path: 'roles.uuid', operator: 'in', value: [two] },
              { path: 'roles.discipline', operator: 'in', value: ['design'] },
            ],
          },
          { path: 'remote_work_ok', operator: 'eq', value: true },
          { path: 'availability', operator: 'lte', value: '2026-12-01' },
          { path: 'consultant_company.country_code', operator: 'in', value: ['SE'] },
          { path: 'consultant_company.id', operator: 'in', value: [one] },
        ],
      },
    });
  });

  it('matches any skill or all of them', () => {
    const skills = [`${one},A`, `${two},B`];
    const operatorOf = (search: FindSearch) => JSON.stringify(findBody(search).filters);
    expect(operatorOf({ skills })).toContain('"contains_exact"');
    expect(operatorOf({ skills, 'match-type': 'any' })).toContain('"contains"');
  });
});

describe('a chosen suggestion', () => {
  const suggestion = { detail: null, image_url: null } as const;
  const filter = { path: 'skills.uuid', operator: 'eq', value: one } as const;

  it('replaces the words by a filter', () => {
    const taken = takenFrom(
      { q: 'kube', skills: [`${two},Java`] },
      { ...suggestion, type: 'profile_skill', label: 'Kubernetes', filter },
    );
    expect(taken).toEqual({ q: undefined, skills: [`${two},Java`, `${one},Kubernetes`] });
  });

  it('becomes words if there is no filter for it, and nothing if it is a person', () => {
    const customer = { ...suggestion, type: 'project_customer', label: 'Havgap', filter } as const;
    expect(takenFrom({}, customer)).toEqual({ q: 'Havgap' });
    expect(takenFrom({}, { ...customer, type: 'profile' })).toBeUndefined();
  });
});
