import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../../assignments/public/assignment-routes.ts';
import { page } from '../../client/page.ts';
import { needRoute } from '../../opportunities/public/need-route.ts';
import { readBoardSearch } from '../board-search.ts';

/**
 * The board of an assignment, inside the assignment's frame. Upper floors show something of their own
 * in an open card as its children.
 */
export const assignmentBoardRoute = createRoute({
  getParentRoute: () => assignmentRoute,
  path: '/boards',
  validateSearch: readBoardSearch,
  component: page(() => import('../page/BoardPage.tsx'), 'AssignmentBoardPage'),
  staticData: { roles: ['consultant_buyer', 'admin'] },
});

/** The same of a need, inside the need's frame. */
export const needBoardRoute = createRoute({
  getParentRoute: () => needRoute,
  path: '/boards',
  validateSearch: readBoardSearch,
  component: page(() => import('../page/BoardPage.tsx'), 'NeedBoardPage'),
});
