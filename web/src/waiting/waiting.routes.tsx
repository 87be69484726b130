import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { countIn } from '../client/search-params.ts';

interface FailedJobsSearch {
  page?: number;
}
function failedJobsSearch(search: FailedJobsSearch & SearchSchemaInput): FailedJobsSearch {
  const page = countIn(search.page, 1);
  return { page: page > 1 ? page : undefined };
}

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
    validateSearch: failedJobsSearch,
    component: page(() => import('./FailedJobsPage.tsx'), 'FailedJobsPage'),
    staticData,
  }),
];
