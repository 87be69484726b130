import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, type Search } from '../client/search-params.ts';
import { companySearch } from './company-search.ts';

/** The search as the router parses it from a URL, which guarantees no types. */
const read = (search: string) => companySearch(parseSearch(search) as never);
const written = (search: object) => stringifySearch(search as Search);

describe("the URL of the company's page", () => {
  test('without a tab is the bench without filters', () => {
    expect(written(read(''))).toBe('');
    expect(written(read('?tab=profiler&sort=name&page=1'))).toBe('');
  });

  test('keeps the filters of the bench', () => {
    const address =
      '?q=kotlin&qa_status=not_started&qa_status=rejected&availability=old&sort=missing&page=2';
    expect(written(read(address))).toBe(address);
  });

  test('drops the filters of the bench on other tabs', () => {
    expect(written(read('?tab=brukere&q=kotlin&page=2'))).toBe('?tab=brukere');
  });

  test('leaves out invalid values', () => {
    expect(written(read('?tab=lønn&qa_status=x&availability=soon&sort=pay&added=me&page=-1'))).toBe(
      '',
    );
  });
});
