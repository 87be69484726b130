import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { savedProfileList } from '../saved-profiles-search.ts';

/** Everybody whom the user has saved, by list. Upper floors add their own actions on an open list. */
export const savedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profiles/saved',
  validateSearch: savedProfileList.read,
  component: page(() => import('../SavedProfilesPage.tsx'), 'SavedProfilesPage'),
  staticData: { roles: ['consultant_buyer', 'admin'] },
});
