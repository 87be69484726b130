import { createContext, use } from 'react';
import type { FoundIssue } from '@torg/protocol/agreements/readiness';
import type { AutosaveSnapshot } from '../../ui/autosave/autosave.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import type { TermFields } from './term-fields.ts';

export interface TermsState {
  draft: AgreementDraft;
  values: TermFields;
  set: <K extends keyof TermFields>(field: K, value: TermFields[K]) => void;
  problems: AutosaveSnapshot<TermFields>['problems'];
  conflicts: Partial<TermFields>;
  choose: (field: keyof TermFields, which: 'mine' | 'theirs') => void;
  /** what is missing or wrong now */
  issues: readonly FoundIssue[];
  /** somebody has tried to send, so fields show what they lack */
  showsMissing: boolean;
}

export const TermsContext = createContext<TermsState | undefined>(undefined);

export function useTerms(): TermsState {
  const terms = use(TermsContext);
  if (!terms) throw new Error('A field of the terms stands outside their form.');
  return terms;
}
