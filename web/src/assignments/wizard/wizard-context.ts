import { createContext, use } from 'react';
import type { Autosave, AutosaveSnapshot } from '../../ui/autosave/autosave.ts';
import type { AssignmentFields } from './fields.ts';
import type { Filling } from './saving/filled.ts';
import type { AssignmentDraft } from './wizard.queries.ts';

type Actions = Pick<Autosave<AssignmentFields>, 'set' | 'choose' | 'flush'>;

/** The fields as they save themselves. */
export interface DraftState extends AutosaveSnapshot<AssignmentFields>, Actions {
  /** the draft as the server last returned it; what is typed is in `values` */
  draft: AssignmentDraft;
}

export interface WizardState extends DraftState, Filling {}

export const WizardContext = createContext<WizardState | undefined>(undefined);

export function useWizard(): WizardState {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A part of the wizard stands outside it.');
  return wizard;
}
