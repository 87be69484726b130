import { createRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { assignmentEditRoute, assignmentWizardRoute } from '../assignments/public/wizard-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { needList } from './list/need-search.ts';
import { needRoute } from './public/need-route.ts';

const listPage = page(() => import('./list/OpportunitiesPage.tsx'), 'OpportunitiesPage');

export const needListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/opportunities',
    validateSearch: needList.read,
    component: listPage,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/opportunity',
    validateSearch: needList.read,
    component: listPage,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/opportunities/new',
    component: page(() => import('./list/NewOpportunityPage.tsx'), 'NewOpportunityPage'),
  }),
];

export const needTabRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/',
    component: page(() => import('./one/OpportunityPage.tsx'), 'OpportunityPage'),
  }),
  createRoute({
    getParentRoute: () => needRoute,
    path: '/recommendations',
    component: page(() => import('./one/RecommendationsPage.tsx'), 'RecommendationsPage'),
  }),
  createRoute({
    getParentRoute: () => needRoute,
    path: '/criteria',
    component: page(() => import('./criteria/CriteriaPage.tsx'), 'CriteriaPage'),
  }),
];

/** The criteria of an assignment's own need, inside the assignment's frame. */
export const needCriteriaRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/criteria',
    component: page(
      () => import('./criteria/AssignmentCriteriaPage.tsx'),
      'AssignmentCriteriaPage',
    ),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

const startPage = page(() => import('./wizard/StartFrom.tsx'), 'StartFrom');

/** What a draft of an assignment can be made from, in the first step of its wizard. */
export const startInWizardRoutes = [
  createRoute({ getParentRoute: () => assignmentWizardRoute, path: '/', component: startPage }),
];
export const startInEditRoutes = [
  createRoute({ getParentRoute: () => assignmentEditRoute, path: '/', component: startPage }),
];
