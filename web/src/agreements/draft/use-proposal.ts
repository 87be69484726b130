import { useEffect, useState } from 'react';
import { draftKey, readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import { termsOf, type TermFields } from '../terms/term-fields.ts';

interface Proposal {
  values: TermFields;
  set: <K extends keyof TermFields>(field: K, value: TermFields[K]) => void;
  /** it contains what was typed before a reload */
  isRestored: boolean;
  /** resets to the terms as they were sent */
  discard: () => void;
  /** removes what was typed: it was sent or abandoned */
  forget: () => void;
}

const isTerms = (found: unknown): found is TermFields =>
  typeof found === 'object' && found !== null && 'startDate' in found && 'adjustments' in found;

/** The terms as a company changes them, kept over a reload; another round starts over. */
export function useProposal(draft: AgreementDraft): Proposal {
  const key = draftKey('proposal', draft.agreement_draft_id, String(draft.rounds.length));
  const [stored] = useState(() => readDraftOf(key, isTerms));
  const [typed, setTyped] = useState(stored);
  useEffect(() => storeDraftOf(key, typed), [key, typed]);
  const start = termsOf(draft.agreement_form_data);
  const values = { ...start, ...typed };
  const forget = () => {
    setTyped(undefined);
    storeDraftOf(key, undefined);
  };
  return {
    values,
    set: (field, value) => setTyped({ ...values, [field]: value }),
    isRestored: stored !== undefined && typed === stored,
    discard: forget,
    forget,
  };
}
