import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf } from '../../client/search-params.ts';
import type { FieldName } from './fields.ts';
import { stepOf, steps, type Step } from './step-map.ts';

export interface WizardSearch {
  step?: Step;
  /** the field that a link leads to */
  field?: FieldName;
  /** the draft was just made of a need: what it has filled in is marked */
  filled?: 'need';
}

const fieldNames = Object.keys(stepOf) as FieldName[];

export const wizardSearch = (search: WizardSearch & SearchSchemaInput): WizardSearch => ({
  step: oneOf(steps, search.step),
  field: oneOf(fieldNames, search.field),
  filled: oneOf(['need'], search.filled),
});
