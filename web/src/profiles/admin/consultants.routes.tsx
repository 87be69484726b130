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
    // Asked for while the page is on its way; what goes wrong is told of where the list is shown.
    loader: ({ context, deps }) => {
      void context.queryClient.query(consultantsQuery(consultantsParams(deps))).catch(() => {});
    },
    component: page(() => import('./ConsultantsPage.tsx'), 'ConsultantsPage'),
    staticData: { roles: ['admin'] },
  }),
];
