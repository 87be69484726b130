import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { saveOnProfileRoute } from '../../saved-profiles/public/save-on-profile-route.tsx';

/** Shown on the profile's own page, among its actions; upper floors add theirs below it. */
export const cvOnProfileRoute = createRoute({
  getParentRoute: () => saveOnProfileRoute,
  id: 'cv',
  component: page(() => import('../CvOnProfile.tsx'), 'CvOnProfile'),
});
