import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { findSearch } from './find-search.ts';

export const searchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/find/consultants',
    validateSearch: findSearch,
    component: page(() => import('./FindPages.tsx'), 'FindForBuyers'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/find/consultants',
    validateSearch: findSearch,
    component: page(() => import('./FindPages.tsx'), 'FindForAdmins'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/consultant-company/search',
    validateSearch: findSearch,
    component: page(() => import('./FindPages.tsx'), 'FindForCompanies'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
];
