import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { clientSearch } from './one/client-search.ts';
import { clientList } from './list/clients-search.ts';

export const clientRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/customers',
    validateSearch: clientList.read,
    component: page(() => import('./list/ClientsPage.tsx'), 'ClientsPage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/clients/$client',
    validateSearch: clientSearch,
    component: page(() => import('./one/ClientPage.tsx'), 'ClientPage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/company/edit',
    validateSearch: clientSearch,
    component: page(() => import('./one/OwnCompanyPage.tsx'), 'OwnCompanyPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];
