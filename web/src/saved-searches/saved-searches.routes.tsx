import { createRoute } from '@tanstack/react-router';
import { askOnFindRoute } from '../assessments/public/ask-on-find-route.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { findRoute } from '../search/public/find-routes.tsx';
import { savedSearchList } from './saved-searches-search.ts';

const roles = ['consultant_buyer', 'admin'] as const;

export const savedSearchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/search/saved',
    validateSearch: savedSearchList.read,
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

const saveSearchForm = page(() => import('./SaveSearchForm.tsx'), 'SaveSearchForm');

/** Shown beside the heading of the search pages. */
export const openedSearchRoutes = [
  createRoute({ getParentRoute: () => findRoute, path: '/', component: saveSearchForm }),
];
export const openedAdminSearchRoutes = [
  createRoute({ getParentRoute: () => askOnFindRoute, path: '/', component: saveSearchForm }),
];
