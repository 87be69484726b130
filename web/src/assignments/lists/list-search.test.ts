import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, type Search } from '../../client/search-params.ts';
import { adminBody, adminList, consultantBody, consultantList, myList } from './list-search.ts';

const company = '11111111-1111-4111-8111-111111111111';
/** The search as the router parses it from a URL, which guarantees no types. */
const read = (search: string) => parseSearch(search) as never;
const written = (search: object) => stringifySearch(search as Search);

describe('the search of a list', () => {
  test('without parameters gives the newest of the first group', () => {
    const search = consultantList.read(read(''));
    expect(written(search)).toBe('');
    expect(consultantBody(search)).toEqual({
      sort: { field: 'created_at_and_public_date', direction: 'desc' },
      limit: 18,
      offset: 0,
    });
  });

  test('survives being written to the URL and read again', () => {
    const address =
      '?q=kotlin&country=SE&remote=remote-only&discipline=technology&discipline=design' +
      '&group=new-last-week-assignments&sort=deadline_date&direction=desc&page=3';
    expect(written(consultantList.read(read(address)))).toBe(address);
  });

  test('becomes the body of the call', () => {
    const address = '?group=my&discipline=design&country=NO&page=2&sort=newest_message&q=test';
    expect(consultantBody(consultantList.read(read(address)))).toEqual({
      groupFilter: undefined,
      sort: { field: 'newest_message', direction: 'desc' },
      countryFilter: 'NO',
      disciplineFilter: ['design'],
      queryFilter: 'test',
      limit: 18,
      offset: 18,
    });
  });

  test('leaves out invalid values', () => {
    const odd = '?group=all&sort=salary&direction=up&country=DK&remote=moon&discipline=gardening';
    expect(written(consultantList.read(read(`${odd}&page=-2`)))).toBe('');
    expect(written(myList.read(read('?sort=admin_deadline&page=1e99')))).toBe('?page=55555');
  });

  test('leaves out defaults', () => {
    const address = '?group=active-assignments&sort=created_at_and_public_date&direction=desc';
    expect(written(consultantList.read(read(`${address}&remote=any&page=1`)))).toBe('');
  });

  test('of the admins names companies and editors by id, each once', () => {
    const search = adminList.read(read(`?company=${company}&company=${company}&editor=somebody`));
    expect(search.company).toEqual([company]);
    expect(adminBody(search)).toMatchObject({ companyFilter: [company], editorFilter: undefined });
  });
});
