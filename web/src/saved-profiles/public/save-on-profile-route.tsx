import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { profileRoute } from '../../profiles/public/profile-route.tsx';

/** Shown on the profile's own page, among its actions; upper floors add theirs below it. */
export const saveOnProfileRoute = createRoute({
  getParentRoute: () => profileRoute,
  id: 'saved',
  component: page(() => import('../SaveOnProfile.tsx'), 'SaveOnProfile'),
});
