import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { needRoute } from '../opportunities/public/need-route.ts';
import { savedRoute } from '../saved-profiles/public/saved-route.ts';

/** Beside the board of an assignment, inside the assignment's frame. */
export const assignmentRecordRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/selection-record',
    component: page(() => import('./record/SelectionRecordPage.tsx'), 'AssignmentRecordPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

/** The same of a need, inside the need's frame. */
export const needRecordRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/selection-record',
    component: page(() => import('./record/SelectionRecordPage.tsx'), 'NeedRecordPage'),
  }),
];

/** Among the actions on a list of saved consultants. */
export const onSavedRoutes = [
  createRoute({
    getParentRoute: () => savedRoute,
    path: '/',
    component: page(() => import('./listed/ListOntoBoard.tsx'), 'ListOntoBoard'),
  }),
];
