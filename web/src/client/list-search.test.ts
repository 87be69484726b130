import { describe, expect, it } from 'vitest';
import {
  choice,
  choiceAfterFirst,
  choices,
  id,
  ids,
  listSearch,
  type SearchOf,
} from './list-search.ts';
import { parseSearch, stringifySearch, type Search } from './search-params.ts';

const anId = '11111111-1111-4111-8111-111111111111';
const list = listSearch({
  size: 20,
  sorts: { name: 'asc', created: 'desc' },
  filters: {
    kind: choice(['boat', 'car']),
    place: choiceAfterFirst(['anywhere', 'north']),
    colours: choices(['red', 'green', 'blue']),
    owner: id,
    dealers: ids,
  },
  others: { tab: choice(['archive']) },
});

/** Reads the search from an address, so its values have no reliable types. */
const read = (search: string): SearchOf<typeof list> => list.read(parseSearch(search) as never);
const written = (search: object) => stringifySearch(search as Search);

describe('the search of a list', () => {
  it('survives being written to the address and read back', () => {
    const address =
      `?q=old&kind=car&place=north&colours=red&colours=blue&owner=${anId}&dealers=${anId}` +
      '&tab=archive&sort=created&direction=asc&page=3';
    expect(written(read(address))).toBe(address);
    expect(written(list.read(read(address) as never))).toBe(address);
  });

  it.each(['?sort=name&direction=asc&page=1', '?direction=asc', '?place=anywhere', '?q=%20%20'])(
    'leaves out defaults: %s',
    (address) => {
      expect(written(read(address))).toBe('');
    },
  );

  it.each([
    '?kind=train',
    '?colours=pink',
    '?owner=me',
    '?dealers=we',
    '?tab=secret',
    '?sort=price&direction=up',
    '?page=-2',
    '?somebody=else',
  ])('leaves out invalid values: %s', (address) => {
    expect(written(read(address))).toBe('');
  });

  it('stops at the last page that may be requested', () => {
    expect(list.paging(read('?page=1e99'))).toEqual({ limit: 20, offset: 999_980 });
  });

  it('sorts each field in its default direction, unless the address says otherwise', () => {
    expect(list.sorting(read(''))).toEqual({ sort: 'name', direction: 'asc' });
    expect(list.sorting(read('?sort=created'))).toEqual({ sort: 'created', direction: 'desc' });
    expect(list.sorting(read('?direction=desc'))).toEqual({ sort: 'name', direction: 'desc' });
    expect(written(read('?sort=created&direction=desc'))).toBe('?sort=created');
  });

  it('requests a page of its size', () => {
    expect(list.paging(read(''))).toEqual({ limit: 20, offset: 0 });
    expect(list.paging(read('?page=4'))).toEqual({ limit: 20, offset: 60 });
  });

  it('counts its words and each chosen value, but not its tab, order and page', () => {
    const address = '?q=old&colours=red&colours=blue&kind=car&tab=archive&sort=created&page=2';
    expect(list.numberOfFilters(read(address))).toBe(4);
    expect(list.numberOfFilters(read('?tab=archive&sort=created'))).toBe(0);
  });

  it('without its filters keeps its tab and order, and starts at its first page', () => {
    const address = '?q=old&kind=car&colours=red&tab=archive&sort=created&page=2';
    expect(written(list.withoutFilters(read(address)))).toBe('?tab=archive&sort=created');
  });
});

describe('a list without filters', () => {
  const paged = listSearch({ size: 10 });
  it('has pages, but no words, filters or order', () => {
    const search = paged.read(parseSearch('?q=old&sort=name&direction=desc&page=2') as never);
    expect(written(search)).toBe('?page=2');
    expect(paged.numberOfFilters(search)).toBe(0);
  });
});
