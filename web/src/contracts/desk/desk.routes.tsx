import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { rootRoute } from '../../client/parent-routes.ts';

export const deskRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/esign',
    component: page(() => import('./DeskPage.tsx'), 'DeskPage'),
  }),
];
