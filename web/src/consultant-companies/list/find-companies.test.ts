import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, type Search } from '../../client/search-params.ts';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { companyList } from './companies-search.ts';
import { findCompanies } from './find-companies.ts';

const aCompany = (given: Partial<ConsultantCompanyItem>): ConsultantCompanyItem => ({
  consultant_company: given.name ?? '1',
  name: 'Fjellbekk AS',
  country: 'NO',
  type: 'consultant_company',
  cvpartner_subdomain: null,
  fast_track_new_consultants: false,
  has_cooperation_agreement: true,
  consultants: 4,
  active_consultants: 2,
  can: { edit: true, addConsultants: true, setFastTrack: true, readChanges: true },
  ...given,
});

/** The search as the router parses it from a URL, which guarantees no types. */
const read = (search: string) => companyList.read(parseSearch(search) as never);
const found = (search: string, companies: Partial<ConsultantCompanyItem>[]) =>
  findCompanies(companies.map(aCompany), read(search), 'nb').map(({ name }) => name);

describe('the list of consultant companies', () => {
  const companies = [
    { name: 'Åsen AB', country: 'SE', consultants: 9, active_consultants: 1 },
    { name: 'Bekk og sønn', consultants: 9, has_cooperation_agreement: false },
    { name: 'Ada Vik', type: 'independent', consultants: 1 },
  ] as const;

  test('is sorted by name', () => {
    expect(found('', [...companies])).toEqual(['Ada Vik', 'Bekk og sønn', 'Åsen AB']);
    expect(found('?direction=desc', [...companies])).toEqual([
      'Åsen AB',
      'Bekk og sønn',
      'Ada Vik',
    ]);
  });

  test('is sorted by size, the largest first, equals by name', () => {
    expect(found('?sort=consultants', [...companies])).toEqual([
      'Bekk og sønn',
      'Åsen AB',
      'Ada Vik',
    ]);
  });

  test('is filtered by words, country, kind and agreement', () => {
    expect(found('?q=SØNN+bekk', [...companies])).toEqual(['Bekk og sønn']);
    expect(found('?q=sonn', [...companies])).toEqual(['Bekk og sønn']);
    expect(found('?country=SE', [...companies])).toEqual(['Åsen AB']);
    expect(found('?type=independent', [...companies])).toEqual(['Ada Vik']);
    expect(found('?agreement=missing', [...companies])).toEqual(['Bekk og sønn']);
  });

  test('keeps its search in the URL, and leaves out invalid values', () => {
    const address = '?q=bekk&country=NO&agreement=signed&sort=active&direction=asc&page=2';
    expect(stringifySearch(read(address) as Search)).toBe(address);
    expect(stringifySearch(read('?country=DK&type=x&sort=name&direction=asc') as Search)).toBe('');
  });
});
