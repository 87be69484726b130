import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf } from '../../client/search-params.ts';
import { wizardSteps, type WizardStep } from './wizard-steps.ts';

export interface ProfileWizardSearch {
  step?: WizardStep;
}

/** The step that is open; without one it is the first. */
export const profileWizardSearch = (
  search: ProfileWizardSearch & SearchSchemaInput,
): ProfileWizardSearch => ({ step: oneOf(wizardSteps, search.step) });
