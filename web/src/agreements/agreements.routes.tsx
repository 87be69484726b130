import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { contractRoute } from '../contracts/public/contract-route.ts';
import { agreementList } from './list/agreements-search.ts';

/** Among the actions of a contract's page. */
export const onContractRoutes = [
  createRoute({
    getParentRoute: () => contractRoute,
    path: '/',
    component: page(() => import('./one/HireOfContract.tsx'), 'HireOfContract'),
  }),
];

export const agreementRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/agreements',
    validateSearch: agreementList.read,
    component: page(() => import('./list/AgreementsPage.tsx'), 'AgreementsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/agreements/drafts/$draft',
    component: page(() => import('./draft/DraftPage.tsx'), 'DraftPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/agreements/$agreement',
    component: page(() => import('./one/AgreementPage.tsx'), 'AgreementPage'),
  }),
];
