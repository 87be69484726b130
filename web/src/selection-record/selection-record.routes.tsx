import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { needRoute } from '../opportunities/public/need-route.ts';

/** Below the board of an assignment, inside the assignment's frame. */
export const assignmentRecordRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/boards/selection-record',
    component: page(() => import('./SelectionRecordPage.tsx'), 'AssignmentRecordPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

/** The same of a need, inside the need's frame. */
export const needRecordRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/boards/selection-record',
    component: page(() => import('./SelectionRecordPage.tsx'), 'NeedRecordPage'),
  }),
];
