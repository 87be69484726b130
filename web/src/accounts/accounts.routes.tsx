import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { rootRoute, shellRoute } from '../client/parent-routes.ts';
import { textIn } from '../client/search-params.ts';
import { hasPendingSignIn, leaveIfSignedIn } from './leave-if-signed-in.ts';

/** Pages before sign-in, outside the shell. */
export const entryRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/login',
    validateSearch: (search: { goto?: string; error?: string } & SearchSchemaInput) => ({
      goto: textIn(search.goto),
      error: textIn(search.error),
    }),
    // Whoever failed elsewhere reads why, also if somebody is signed in here.
    beforeLoad: async ({ context: { queryClient }, search: { goto, error } }) => {
      if (error === undefined) await leaveIfSignedIn(queryClient, goto);
    },
    component: page(() => import('./LoginPage.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/login/magic',
    validateSearch: (search: { token?: string } & SearchSchemaInput) => ({
      token: textIn(search.token) ?? '',
    }),
    component: page(() => import('./MagicLinkPage.tsx'), 'MagicLinkPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/login/second-factor',
    validateSearch: (search: { goto?: string } & SearchSchemaInput) => ({
      goto: textIn(search.goto),
    }),
    beforeLoad: async ({ context: { queryClient }, search: { goto } }) => {
      if (!(await hasPendingSignIn(queryClient))) await leaveIfSignedIn(queryClient, goto);
    },
    component: page(() => import('./second-step/SecondFactorPage.tsx'), 'SecondFactorPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/mail',
    validateSearch: (search: { mail?: string } & SearchSchemaInput) => ({
      mail: textIn(search.mail),
    }),
    component: page(() => import('./DevelopmentMailPage.tsx'), 'DevelopmentMailPage'),
  }),
];

export const accountRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/account',
    component: page(() => import('./AccountPage.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/account/edit',
    beforeLoad: ({ location: { hash } }) => {
      throw redirect({ to: '/account', hash, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/welcome',
    component: page(() => import('./WelcomePage.tsx'), 'WelcomePage'),
  }),
];
