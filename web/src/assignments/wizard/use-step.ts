import { useSearch } from '@tanstack/react-router';
import type { AssignmentDraft } from './wizard.queries.ts';
import { steps, type Step } from './step-map.ts';
import type { WizardSearch } from './wizard-search.ts';

interface Place {
  step: Step;
  field: WizardSearch['field'];
  /** the steps that this assignment has */
  open: readonly Step[];
}

/** The open step, from the URL. A published assignment has no start step. */
export function useStep({ state }: Pick<AssignmentDraft, 'state'>): Place {
  const search: WizardSearch = useSearch({ strict: false });
  const open = state === 'draft' ? steps : steps.filter((one) => one !== 'start');
  const step = open.find((one) => one === search.step) ?? (state === 'draft' ? 'start' : 'need');
  return { step, field: search.field, open };
}
