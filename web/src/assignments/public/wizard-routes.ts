import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { wizardSearch } from '../wizard/wizard-search.ts';

const wizardPage = page(() => import('../wizard/WizardPage.tsx'), 'WizardPage');
const writers = ['consultant_buyer', 'admin'] as const;

/**
 * One page for both: drafts go through it step by step, published assignments are edited in it. An
 * upper floor fills the first step with what a draft can be made from.
 */
export const assignmentWizardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/assignments/$assignment/wizard',
  validateSearch: wizardSearch,
  component: wizardPage,
  staticData: { roles: writers },
});

export const assignmentEditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/assignments/$assignment/edit',
  validateSearch: wizardSearch,
  component: wizardPage,
  staticData: { roles: writers },
});
