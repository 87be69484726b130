import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { cvOnProfileRoute } from '../../cv-templates/public/cv-on-profile-route.tsx';

/** Shown on the profile's own page, among its actions; upper floors add theirs below it. */
export const flowcaseOnProfileRoute = createRoute({
  getParentRoute: () => cvOnProfileRoute,
  id: 'flowcase',
  component: page(() => import('../conflicts/ConflictsOnProfile.tsx'), 'ConflictsOnProfile'),
});
