import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { countIn } from '../client/search-params.ts';
import { adminFindRoute, findRoute } from '../search/public/find-routes.tsx';

const roles = ['consultant_buyer', 'admin'] as const;

export const savedSearchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/search/saved',
    validateSearch: (search: { page?: number } & SearchSchemaInput): { page?: number } => {
      const number = countIn(search.page, 1);
      return number > 1 ? { page: number } : {};
    },
    component: page(() => import('./SavedSearchesPage.tsx'), 'SavedSearchesPage'),
    staticData: { roles },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/search/saved/$search',
    component: page(() => import('./OpenSearchPage.tsx'), 'OpenSearchPage'),
    staticData: { roles },
  }),
];

const keepSearch = page(() => import('./KeepSearch.tsx'), 'KeepSearch');

/** On the pages where one searches, beside their heading. */
export const openedSearchRoutes = [
  createRoute({ getParentRoute: () => findRoute, path: '/', component: keepSearch }),
];
export const openedAdminSearchRoutes = [
  createRoute({ getParentRoute: () => adminFindRoute, path: '/', component: keepSearch }),
];
