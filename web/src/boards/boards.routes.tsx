import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { savedRoute } from '../saved-profiles/public/saved-route.ts';

/** Among the actions on a list of saved consultants. */
export const onSavedRoutes = [
  createRoute({
    getParentRoute: () => savedRoute,
    path: '/',
    component: page(() => import('./listed/ListOntoBoard.tsx'), 'ListOntoBoard'),
  }),
];
