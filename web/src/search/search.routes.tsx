import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { findList } from './find-search.ts';

export const searchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/consultant-company/search',
    validateSearch: findList.read,
    component: page(() => import('./FindPages.tsx'), 'FindForCompanies'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/search-engine',
    component: page(() => import('./SearchEnginePage.tsx'), 'SearchEnginePage'),
    staticData: { roles: ['admin'] },
  }),
];
