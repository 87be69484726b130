import { i18n } from '@lingui/core';
import { createRoute } from '@tanstack/react-router';
import type { Locale } from '@torg/protocol/terms';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { adminListQuery, consultantListQuery, myListQuery } from './assignments.queries.ts';
import {
  adminBody,
  adminList,
  consultantBody,
  consultantList,
  myBody,
  myList,
} from './lists/list-search.ts';
import { assignmentRoute } from './public/assignment-routes.ts';
import { recommendationList } from './recommendations/recommendations-search.ts';

const myAssignments = page(() => import('./lists/MyAssignmentsPage.tsx'), 'MyAssignmentsPage');

// The lists are fetched while the code of their page loads.
const locale = () => i18n.locale as Locale;
/** The component that shows the list also shows its error. */
const ignoreError = () => {};

export const assignmentListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments',
    validateSearch: consultantList.read,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient
        .query(consultantListQuery(consultantBody(deps), locale()))
        .catch(ignoreError);
    },
    component: page(() => import('./lists/AssignmentListPage.tsx'), 'AssignmentListPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments/mine',
    validateSearch: myList.read,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.query(myListQuery(myBody(deps), locale())).catch(ignoreError);
    },
    component: myAssignments,
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/assignments/mine',
    validateSearch: myList.read,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.query(myListQuery(myBody(deps), locale())).catch(ignoreError);
    },
    component: myAssignments,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/assignments',
    validateSearch: adminList.read,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.query(adminListQuery(adminBody(deps), locale())).catch(ignoreError);
    },
    component: page(() => import('./lists/admin/AdminAssignmentsPage.tsx'), 'AdminAssignmentsPage'),
    staticData: { roles: ['admin'] },
  }),
];

/** Tabs inside the assignment's frame, beside the reading page. */
export const assignmentTabRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/overview',
    component: page(
      () => import('./overview/AssignmentOverviewPage.tsx'),
      'AssignmentOverviewPage',
    ),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/recommendations',
    validateSearch: recommendationList.read,
    component: page(
      () => import('./recommendations/AssignmentRecommendationsPage.tsx'),
      'AssignmentRecommendationsPage',
    ),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];
