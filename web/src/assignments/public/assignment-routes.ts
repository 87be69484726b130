import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';

/** What stands around one assignment: its heading, its state, and for its editors the tabs. */
export const assignmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/assignments/$assignment',
  component: page(() => import('../one/AssignmentFrame.tsx'), 'AssignmentFrame'),
});

/** The assignment to read. Upper floors hang on it the ways to answer. */
export const assignmentReadRoute = createRoute({
  getParentRoute: () => assignmentRoute,
  id: 'read',
  component: page(() => import('../one/AssignmentPage.tsx'), 'AssignmentPage'),
});
