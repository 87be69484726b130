import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { rootRoute, shellRoute } from '../client/parent-routes.ts';

/** For people without an account, outside the shell. */
export const publicContractRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/sign',
    component: page(() => import('./signing/SignPage.tsx'), 'SignPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/verify',
    component: page(() => import('./verify/VerifyPage.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/esign',
    component: page(() => import('./desk/DeskPage.tsx'), 'DeskPage'),
  }),
];

export const contractRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/contracts/$contract',
    component: page(() => import('./one/ContractPage.tsx'), 'ContractPage'),
  }),
];
