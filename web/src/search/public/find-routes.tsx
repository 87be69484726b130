import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { findList } from '../find-search.ts';

/** Searches the visible consultants. Upper floors add their own actions as its children. */
export const findRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/find/consultants',
  validateSearch: findList.read,
  component: page(() => import('../FindPages.tsx'), 'FindForBuyers'),
  staticData: { roles: ['consultant_buyer', 'admin'] },
});

/** Searches all consultants. */
export const adminFindRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/find/consultants',
  validateSearch: findList.read,
  component: page(() => import('../FindPages.tsx'), 'FindForAdmins'),
  staticData: { roles: ['admin'] },
});
