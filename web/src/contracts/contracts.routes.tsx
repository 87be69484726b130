import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { rootRoute, shellRoute } from '../client/parent-routes.ts';
import { textIn } from '../client/search-params.ts';
import { contractList } from './admin/contracts-search.ts';

const staticData = { roles: ['admin' as const] };

/** For developers, outside the shell. */
export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/esign',
  component: page(() => import('./desk/DeskPage.tsx'), 'DeskPage'),
});

export const contractRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/cooperation-contracts',
    validateSearch: contractList.read,
    component: page(() => import('./admin/AdminContractsPage.tsx'), 'AdminContractsPage'),
    staticData,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/cooperation-contracts/documents/$document',
    validateSearch: (search: { compare?: string } & SearchSchemaInput) => ({
      compare: textIn(search.compare),
    }),
    component: page(() => import('./admin/documents/DocumentPage.tsx'), 'DocumentPage'),
    staticData,
  }),
];
