import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, type Search } from '../client/search-params.ts';
import { companySearch } from './company-search.ts';

/** The search as it comes from an address, whose types nobody vouches for. */
const read = (search: string) => companySearch(parseSearch(search) as never);
const written = (search: object) => stringifySearch(search as Search);

describe("the address of the company's page", () => {
  test('without a tab is the bench, as it is at first', () => {
    expect(written(read(''))).toBe('');
    expect(written(read('?tab=profiler&sort=name&page=1'))).toBe('');
  });

  test('keeps what the bench is narrowed to', () => {
    const address =
      '?q=kotlin&qa_status=not_started&qa_status=rejected&availability=old&sort=missing&page=2';
    expect(written(read(address))).toBe(address);
  });

  test('drops the bench from the other tabs', () => {
    expect(written(read('?tab=brukere&q=kotlin&page=2'))).toBe('?tab=brukere');
  });

  test('leaves out what makes no sense', () => {
    expect(written(read('?tab=lønn&qa_status=x&availability=soon&sort=pay&added=me&page=-1'))).toBe(
      '',
    );
  });
});
