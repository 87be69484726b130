import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { profileRoute } from '../profiles/public/profile-route.tsx';
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

/** Shown on the profile's own page, among its actions. */
export const saveOnProfileRoutes = [
  createRoute({
    getParentRoute: () => profileRoute,
    path: '/',
    component: page(() => import('./SaveOnProfile.tsx'), 'SaveOnProfile'),
  }),
];
