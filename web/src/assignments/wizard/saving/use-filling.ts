import { useEffect, useState } from 'react';
import { fieldsIn } from '../../../ui/autosave/merge.ts';
import { draftKey, readDraftOf, storeDraftOf } from '../../../ui/form/draft.ts';
import { useSearch } from '@tanstack/react-router';
import type { AssignmentFields } from '../fields.ts';
import type { DraftState, WizardState } from '../wizard-context.ts';
import type { WizardSearch } from '../wizard-search.ts';
import {
  allFilled,
  fillable,
  isFilled,
  withoutField,
  type Filled,
  type FilledFrom,
} from './filled.ts';

/** Marks the fields that a text or a need has filled in, until somebody touches them. */
export function useFilling(draft: DraftState): WizardState {
  const { values, set } = draft;
  const search: WizardSearch = useSearch({ strict: false });
  const key = draftKey('filled', draft.draft.uuid);
  const [filled, setFilled] = useState<Filled | undefined>(
    () => readDraftOf(key, isFilled) ?? (search.filled === 'need' ? allFilled(values) : undefined),
  );
  // A reload keeps the marks: an empty list says that everything was looked at.
  useEffect(() => {
    if (filled) storeDraftOf(key, filled);
  }, [key, filled]);

  const touch: typeof set = (field, value) => {
    setFilled((before) => withoutField(before, field));
    set(field, value);
  };
  const fill = (from: FilledFrom, found: Partial<AssignmentFields>) => {
    const taken = fillable(values, found);
    const fields = fieldsIn(taken as AssignmentFields);
    for (const field of fields) set(field, taken[field] as AssignmentFields[typeof field]);
    setFilled((before) => ({ from, fields: [...new Set([...(before?.fields ?? []), ...fields])] }));
    return fields;
  };
  return { ...draft, set: touch, filled, fill };
}
