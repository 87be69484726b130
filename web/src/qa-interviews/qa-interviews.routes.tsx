import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { queueSearch } from './queue/queue-search.ts';

export const ownQaInterviewRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/qa-interviews',
    component: page(() => import('./own/OwnQaInterviewsPage.tsx'), 'OwnQaInterviewsPage'),
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/qa-interviews/$form',
    component: page(() => import('./own/QaInterviewPage.tsx'), 'QaInterviewPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
];

/** The admins' queue, with the open interview beside it. */
export const qaInterviewQueueRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/qa-interview',
  validateSearch: queueSearch,
  component: page(() => import('./queue/QaInterviewQueuePage.tsx'), 'QaInterviewQueuePage'),
  staticData: { roles: ['admin'] },
});

export const qaInterviewReviewRoute = createRoute({
  getParentRoute: () => qaInterviewQueueRoute,
  path: '/$form',
  component: page(
    () => import('./queue/review/QaInterviewReviewPage.tsx'),
    'QaInterviewReviewPage',
  ),
});
