import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, type Search } from '../../client/search-params.ts';
import { consultantList, consultantsParams, wholeListParams } from './consultant-search.ts';

const company = '11111111-1111-4111-8111-111111111111';
/** Reads the search from an address, so its values have no reliable types. */
const read = (search: string) => consultantList.read(parseSearch(search) as never);
const written = (search: object) => stringifySearch(search as Search);

describe("the search of the admins' list of consultants", () => {
  test('requests those that changed last when the address says nothing else', () => {
    expect(written(read(''))).toBe('');
    expect(consultantsParams(read(''))).toEqual({
      sort: 'updated',
      direction: 'desc',
      limit: 30,
      offset: 0,
    });
  });

  test('survives being written to the address and read back', () => {
    const address =
      '?q=kotlin&qa_status=in_progress&qa_status=approved&visibility=hidden' +
      `&company=${company}&country=SE&discipline=design&sort=name&direction=desc&page=3`;
    expect(written(read(address))).toBe(address);
  });

  test('leaves out invalid values and defaults', () => {
    const odd = '?qa_status=done&visibility=some&company=x&country=DK&sort=pay&direction=up&page=0';
    expect(written(read(odd))).toBe('');
    expect(written(read('?sort=updated&direction=desc&page=1'))).toBe('');
    expect(written(read('?sort=availability&direction=asc'))).toBe('?sort=availability');
  });

  test('sorts each column in its default direction', () => {
    expect(consultantsParams(read('?sort=name'))).toMatchObject({ sort: 'name', direction: 'asc' });
    expect(consultantsParams(read('?sort=created'))).toMatchObject({ direction: 'desc' });
  });

  test('requests the same consultants when the whole list is fetched', () => {
    const search = read(`?q=a&company=${company}&sort=updated&page=4`);
    expect(wholeListParams(search, 90)).toMatchObject({
      text: 'a',
      company,
      sort: 'name',
      limit: 90,
      offset: 90,
    });
  });
});
