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

// The lists are asked for while their page is on its way.
const locale = () => i18n.locale as Locale;
/** What goes wrong is told of where the list is shown. */
const toldLater = () => {};

export const assignmentListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments',
    validateSearch: consultantList.read,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient
        .query(consultantListQuery(consultantBody(deps), locale()))
        .catch(toldLater);
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
      void context.queryClient.query(myListQuery(myBody(deps), locale())).catch(toldLater);
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
      void context.queryClient.query(myListQuery(myBody(deps), locale())).catch(toldLater);
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
      void context.queryClient.query(adminListQuery(adminBody(deps), locale())).catch(toldLater);
    },
    component: page(() => import('./lists/admin/AdminAssignmentsPage.tsx'), 'AdminAssignmentsPage'),
    staticData: { roles: ['admin'] },
  }),
];

/** Inside the assignment's frame, beside the page that is read. */
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
