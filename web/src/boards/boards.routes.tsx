import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { needRoute } from '../opportunities/public/need-route.ts';
import { readBoardSearch } from './board-search.ts';

/** The board of an assignment, inside the assignment's frame. */
export const assignmentBoardRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/boards',
    validateSearch: readBoardSearch,
    component: page(() => import('./page/BoardPage.tsx'), 'AssignmentBoardPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/selection-record',
    component: page(() => import('./record/SelectionRecordPage.tsx'), 'AssignmentRecordPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

/** The board of a need, inside the need's frame. */
export const needBoardRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/boards',
    validateSearch: readBoardSearch,
    component: page(() => import('./page/BoardPage.tsx'), 'NeedBoardPage'),
  }),
  createRoute({
    getParentRoute: () => needRoute,
    path: '/selection-record',
    component: page(() => import('./record/SelectionRecordPage.tsx'), 'NeedRecordPage'),
  }),
];
