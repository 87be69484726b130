import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { failedJobList } from './failed-jobs-search.ts';

const staticData = { roles: ['admin' as const] };

export const waitingRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin',
    component: page(() => import('./WaitingPage.tsx'), 'WaitingPage'),
    staticData,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/failed-jobs',
    validateSearch: failedJobList.read,
    component: page(() => import('./FailedJobsPage.tsx'), 'FailedJobsPage'),
    staticData,
  }),
];
