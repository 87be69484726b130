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

/**
 * Renders the list's search at an address; returns the state, and the address that each change leads
 * to.
 */
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
  if (!list) throw new Error('The page was not rendered.');
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const lastNavigation = () => {
    const [to] = navigate.mock.lastCall ?? [];
    const { href } = router.buildLocation({ ...to, _includeValidateSearch: true } as never);
    return { href, replace: to?.replace };
  };
  return { list, lastNavigation };
}

it('a list reads its search from the address', async () => {
  const { list } = await at('/boats?kind=sail&q=oak&sort=length&page=3');
  expect(list).toMatchObject({
    sort: 'length',
    direction: 'desc',
    page: 3,
    paging: { limit: 20, offset: 40 },
    filters: 2,
  });
});

it('filtering or sorting starts on the first page', async () => {
  const { list, lastNavigation } = await at('/boats?tab=sold&page=3');
  list.narrow({ kind: 'motor' });
  expect(lastNavigation()).toEqual({ href: '/boats?tab=sold&kind=motor', replace: false });
  list.narrow({ sort: 'length', direction: 'desc' });
  expect(lastNavigation().href).toBe('/boats?tab=sold&sort=length');
});

it('a change that leaves the results alone keeps the page, and may replace the history entry', async () => {
  const { list, lastNavigation } = await at('/boats?page=3');
  list.set({ tab: 'sold' }, true);
  expect(lastNavigation()).toEqual({ href: '/boats?page=3&tab=sold', replace: true });
});
