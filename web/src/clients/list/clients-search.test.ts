import { expect, it } from 'vitest';
import { clientList, clientsParams } from './clients-search.ts';

const read = (search: Record<string, unknown>) => clientList.read(search as never);

it('the address of the list of clients gives its filters, order and page', () => {
  const search = read({ q: ' kraft ', sales_admin: 'none', sort: 'activity', page: '2' });
  expect(clientsParams(search)).toMatchObject({
    text: 'kraft',
    sales_admin: 'none',
    sort: 'activity',
    direction: 'desc',
    offset: 30,
  });
});

it('a sales admin is an id, or nobody', () => {
  expect(read({ sales_admin: 'somebody' }).sales_admin).toBeUndefined();
});
