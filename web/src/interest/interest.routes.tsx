import { createRoute } from '@tanstack/react-router';
import { assignmentReadRoute, assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { readInterestTab } from './answers/interests-search.ts';
import { admins, chosen, own } from './company/company-routes.ts';

/** Shown on the assignment's own page, below its text. */
export const answerRoutes = [
  createRoute({
    getParentRoute: () => assignmentReadRoute,
    path: '/',
    component: page(() => import('./InterestPanel.tsx'), 'InterestPanel'),
  }),
];

/** A tab inside the assignment's frame, for its editors. */
export const interestTabRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/interests',
    validateSearch: readInterestTab,
    component: page(() => import('./answers/InterestsPage.tsx'), 'InterestsPage'),
    staticData: { roles: ['consultant_buyer', 'admin'] },
  }),
];

const salesPitch = page(() => import('./company/SalesPitchPage.tsx'), 'SalesPitchPage');
const confirmation = page(
  () => import('./company/CompanyConfirmationPage.tsx'),
  'CompanyConfirmationPage',
);

export const interestRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments/$assignment/confirmation',
    component: page(() => import('./ConfirmationPage.tsx'), 'ConfirmationPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/consents/$consent',
    component: page(() => import('./consent/ConsentPage.tsx'), 'ConsentPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/sales-pitch`,
    validateSearch: chosen,
    component: salesPitch,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/confirmation`,
    component: confirmation,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/sales-pitch`,
    validateSearch: chosen,
    component: salesPitch,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/confirmation`,
    component: confirmation,
    staticData: { roles: ['admin'] },
  }),
];
