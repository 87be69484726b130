import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { choice, listSearch } from '../../client/list-search.ts';
import { parseSearch, stringifySearch } from '../../client/search-params.ts';
import { useListSearch, type ListSearchState } from './use-list-search.ts';

const boats = listSearch({
  size: 20,
  sorts: { name: 'asc', length: 'desc' },
  filters: { kind: choice(['sail', 'motor']) },
  others: { tab: choice(['sold']) },
});

/** The list as the page at an address sees it, and where one comes by what it does. */
async function at(address: string) {
  let list: ListSearchState<typeof boats> | undefined;
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/boats',
    validateSearch: boats.read,
    component: function Boats() {
      list = useListSearch(boats);
      return null;
    },
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    isServer: true,
  });
  await router.load();
  renderToString(<RouterProvider router={router} />);
  if (!list) throw new Error('The page was not shown.');
  const going = vi.spyOn(router, 'navigate').mockResolvedValue();
  const wentTo = () => {
    const [to] = going.mock.lastCall ?? [];
    const { href } = router.buildLocation({ ...to, _includeValidateSearch: true } as never);
    return { href, replace: to?.replace };
  };
  return { list, wentTo };
}

it('a list says what its address asks for', async () => {
  const { list } = await at('/boats?kind=sail&q=oak&sort=length&page=3');
  expect(list).toMatchObject({
    sort: 'length',
    direction: 'desc',
    page: 3,
    paging: { limit: 20, offset: 40 },
    filters: 2,
  });
});

it('narrowing or sorting begins on the first page', async () => {
  const { list, wentTo } = await at('/boats?tab=sold&page=3');
  list.narrow({ kind: 'motor' });
  expect(wentTo()).toEqual({ href: '/boats?tab=sold&kind=motor', replace: false });
  list.narrow({ sort: 'length', direction: 'desc' });
  expect(wentTo().href).toBe('/boats?tab=sold&sort=length');
});

it('what leaves the results as they are keeps the page, and may take the place of the address', async () => {
  const { list, wentTo } = await at('/boats?page=3');
  list.set({ tab: 'sold' }, true);
  expect(wentTo()).toEqual({ href: '/boats?page=3&tab=sold', replace: true });
});
