import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { interestInThreadRoute } from '../interest/public/interest-in-thread-route.tsx';
import { needRoute } from '../opportunities/public/need-route.ts';
import { interviewList } from './list/interview-search.ts';

export const interviewRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/interviews',
    validateSearch: interviewList.read,
    component: page(() => import('./list/InterviewsPage.tsx'), 'InterviewsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/interviews/$interview',
    component: page(() => import('./one/InterviewPage.tsx'), 'InterviewPage'),
  }),
];

/** A tab of an assignment, for its editors. */
export const interviewTabRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/interviews',
    validateSearch: interviewList.read,
    component: page(
      () => import('./list/AssignmentInterviewsPage.tsx'),
      'AssignmentInterviewsPage',
    ),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

/** The same of a need. */
export const needInterviewRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/interviews',
    validateSearch: interviewList.read,
    component: page(() => import('./list/NeedInterviewsPage.tsx'), 'NeedInterviewsPage'),
  }),
];

/** The buttons in the heading of a thread. */
export const interviewInThreadRoutes = [
  createRoute({
    getParentRoute: () => interestInThreadRoute,
    path: '/',
    component: page(() => import('./thread/ThreadActions.tsx'), 'ThreadActions'),
  }),
];
