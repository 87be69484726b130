import { expect, it } from 'vitest';
import { peopleParams, peopleList, wholeListParams } from './people-search.ts';

const read = (search: Record<string, unknown>) => peopleList.read(search as never);

it('the address of the list of people gives its filters, order and page', () => {
  const search = read({ q: ' Ida ', role: 'consultant', sort: 'active', page: '3' });
  expect(peopleParams(search)).toMatchObject({
    text: 'Ida',
    role: 'consultant',
    sort: 'active',
    direction: 'desc',
    offset: 60,
  });
  expect(wholeListParams(search, 90)).toMatchObject({ sort: 'name', offset: 90, text: 'Ida' });
});
