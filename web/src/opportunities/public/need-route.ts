import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';

/** The frame around one need: heading, actions and tabs. Upper floors add tabs as its children. */
export const needRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/opportunities/$opportunity',
  component: page(() => import('../one/OpportunityFrame.tsx'), 'OpportunityFrame'),
});
