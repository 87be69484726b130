import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { pagedList, synonymList, termList } from './terms-search.ts';

const staticData = { roles: ['admin' as const] };

export const vocabularyRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/competencies',
    validateSearch: termList.read,
    component: page(() => import('./TermsPage.tsx'), 'TermsPage'),
    staticData,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/competencies/proposed',
    validateSearch: pagedList.read,
    component: page(() => import('./proposals/ProposalsPage.tsx'), 'ProposalsPage'),
    staticData,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/competencies/$competency',
    component: page(() => import('./one/TermPage.tsx'), 'TermPage'),
    staticData,
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/competencies/synonyms',
    validateSearch: synonymList.read,
    component: page(() => import('./synonyms/SynonymsPage.tsx'), 'SynonymsPage'),
    staticData,
  }),
];
