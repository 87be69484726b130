import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { deletionList } from './deletion/deletion-search.ts';
import { peopleList } from './importing/people-search.ts';

const people = page(() => import('./importing/FlowcasePeoplePage.tsx'), 'FlowcasePeoplePage');
const oneImport = page(() => import('./importing/FlowcaseImportPage.tsx'), 'FlowcaseImportPage');
const conflicts = page(
  () => import('./conflicts/CompanyConflictsPage.tsx'),
  'CompanyConflictsPage',
);

const own = '/consultant-company/flowcase';
const admins = '/admin/consultant-company/$company/flowcase';

export const flowcaseRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/import`,
    validateSearch: peopleList.read,
    component: people,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/import`,
    validateSearch: peopleList.read,
    component: people,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/import/$import`,
    component: oneImport,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/import/$import`,
    component: oneImport,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/conflicts`,
    component: conflicts,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/conflicts`,
    component: conflicts,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/flowcase-conflicts',
    component: page(() => import('./conflicts/ProfileConflictsPage.tsx'), 'ProfileConflictsPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/delete-flowcase-data',
    validateSearch: deletionList.read,
    component: page(() => import('./deletion/DeleteFlowcasePage.tsx'), 'DeleteFlowcasePage'),
    staticData: { roles: ['admin'] },
  }),
];
