import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { oneOf } from '../../client/search-params.ts';
import { type WizardStep, wizardSteps } from '../wizard/wizard-steps.ts';

interface ProfileWizardSearch {
  step?: WizardStep;
}

/** The open step; the first one by default. */
const profileWizardSearch = (
  search: ProfileWizardSearch & SearchSchemaInput,
): ProfileWizardSearch => ({ step: oneOf(wizardSteps, search.step) });

/** A consultant's first page; an upper floor fills the step about the CV. */
export const wizardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profiles/$profile/wizard',
  validateSearch: profileWizardSearch,
  component: page(() => import('../wizard/ProfileWizardPage.tsx'), 'ProfileWizardPage'),
  staticData: { roles: ['consultant', 'admin'] },
});
