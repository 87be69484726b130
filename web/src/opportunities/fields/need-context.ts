import { createContext, use } from 'react';
import type { Autosave, AutosaveSnapshot } from '../../ui/autosave/autosave.ts';
import type { Opportunity, Structured } from '../opportunities.queries.ts';
import type { NeedFields } from './need-fields.ts';

type Actions = Pick<Autosave<NeedFields>, 'set' | 'choose' | 'flush'>;

export interface NeedState extends AutosaveSnapshot<NeedFields>, Actions {
  /** as the server last answered; what is typed is in `values` */
  need: Opportunity;
  structured: Structured;
}

export const NeedContext = createContext<NeedState | undefined>(undefined);

export function useNeed(): NeedState {
  const need = use(NeedContext);
  if (!need) throw new Error('A field of a need stands outside it.');
  return need;
}
