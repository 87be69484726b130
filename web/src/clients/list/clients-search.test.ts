import { expect, it } from 'vitest';
import { clientsAsked, clientsSearch, numberOfFilters } from './clients-search.ts';

const read = (search: Record<string, unknown>) => clientsSearch(search as never);

it('the address of the list of clients says what to ask for', () => {
  const search = read({ q: ' kraft ', sales_admin: 'none', sort: 'activity', page: '2' });
  expect(clientsAsked(search)).toMatchObject({
    text: 'kraft',
    sales_admin: 'none',
    sort: 'activity',
    direction: 'desc',
    offset: 30,
  });
  expect(numberOfFilters(search)).toBe(2);
});

it('the address of the list of clients is bare where nothing is chosen', () => {
  const bare = read({ q: '', sales_admin: 'somebody', sort: 'name', direction: 'asc', page: '0' });
  expect(Object.values(bare).filter(Boolean)).toEqual([]);
});
