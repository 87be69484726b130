import { createRoute, redirect } from '@tanstack/react-router';
import { meQuery } from '../accounts/accounts.queries.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { homeFor } from './own-navigation.ts';

export const appRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/',
    beforeLoad: async ({ context }) => {
      const user = await context.queryClient.query({ ...meQuery, staleTime: 'static' });
      throw redirect({ href: homeFor(user), replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$',
    component: page(() => import('../ui/states/GoneState.tsx'), 'NothingHere'),
  }),
];
