import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { findList } from '../find-search.ts';

/** Among those who are visible. Upper floors hang on it what else can be done with a search. */
export const findRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/find/consultants',
  validateSearch: findList.read,
  component: page(() => import('../FindPages.tsx'), 'FindForBuyers'),
  staticData: { roles: ['consultant_buyer', 'admin'] },
});

/** The same among everybody. */
export const adminFindRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/find/consultants',
  validateSearch: findList.read,
  component: page(() => import('../FindPages.tsx'), 'FindForAdmins'),
  staticData: { roles: ['admin'] },
});
