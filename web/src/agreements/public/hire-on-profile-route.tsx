import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { flowcaseOnProfileRoute } from '../../flowcase/public/flowcase-on-profile-route.tsx';

/** The button among the actions of a profile's page; upper floors add theirs below it. */
export const hireOnProfileRoute = createRoute({
  getParentRoute: () => flowcaseOnProfileRoute,
  id: 'hire',
  component: page(() => import('../hire/HireOnProfile.tsx'), 'HireOnProfile'),
});
