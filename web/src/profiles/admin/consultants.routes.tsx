import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { consultantsQuery } from './consultants.queries.ts';
import { consultantList, consultantsParams } from './consultant-search.ts';

export const consultantListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles',
    validateSearch: consultantList.read,
    loaderDeps: ({ search }) => search,
    // Prefetched; the page itself shows an error.
    loader: ({ context, deps }) => {
      void context.queryClient.query(consultantsQuery(consultantsParams(deps))).catch(() => {});
    },
    component: page(() => import('./ConsultantsPage.tsx'), 'ConsultantsPage'),
    staticData: { roles: ['admin'] },
  }),
];
