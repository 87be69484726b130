import { createRoute } from '@tanstack/react-router';
import { hireInThreadRoute } from '../agreements/public/hire-in-thread-route.tsx';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
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

/** The button in the heading of a thread. */
export const interviewInThreadRoutes = [
  createRoute({
    getParentRoute: () => hireInThreadRoute,
    path: '/',
    component: page(() => import('./thread/InterviewInThread.tsx'), 'InterviewInThread'),
  }),
];
