import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';

/** The frame around one assignment: heading, state and, for its editors, tabs. */
export const assignmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/assignments/$assignment',
  component: page(() => import('../one/AssignmentFrame.tsx'), 'AssignmentFrame'),
});

/** The reading page. Upper floors add the answer forms as its children. */
export const assignmentReadRoute = createRoute({
  getParentRoute: () => assignmentRoute,
  id: 'read',
  component: page(() => import('../one/AssignmentPage.tsx'), 'AssignmentPage'),
});
