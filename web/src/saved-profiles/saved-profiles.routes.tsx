import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { savedProfileList } from './saved-profiles-search.ts';

export const savedProfileRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/saved',
    validateSearch: savedProfileList.read,
    component: page(() => import('./SavedProfilesPage.tsx'), 'SavedProfilesPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];
