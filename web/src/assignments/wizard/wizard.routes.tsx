import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { wizardSearch } from './wizard-search.ts';

const wizardPage = page(() => import('./WizardPage.tsx'), 'WizardPage');
const writers = ['consultant_buyer', 'admin'] as const;

/** One page for both: drafts go through it step by step, published assignments are edited in it. */
export const assignmentWizardRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments/$assignment/wizard',
    validateSearch: wizardSearch,
    component: wizardPage,
    staticData: { roles: writers },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/assignments/$assignment/edit',
    validateSearch: wizardSearch,
    component: wizardPage,
    staticData: { roles: writers },
  }),
];
