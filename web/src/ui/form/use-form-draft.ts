import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { StoredChanges } from '../autosave/autosave.ts';
import { storeChanges, storedChanges } from '../autosave/stored-changes.ts';
import { followNewest } from './follow-newest.ts';

export interface FormDraft {
  /** the form contains what was typed before a reload */
  isRestored: boolean;
  /** something in the form was saved elsewhere with another value before the reload */
  isOvertaken: boolean;
  /** resets to the stored values */
  discard: () => void;
  /** removes the draft: it was saved or abandoned */
  forget: () => void;
}

type Draft<F> = StoredChanges<F> & { isOvertaken: boolean };

/** Keeps what is typed over a reload, until it is saved. Never use it in a form with a password. */
export function useFormDraft<F extends object>(
  form: UseFormReturnType<F>,
  key: string,
  overtakenHere = false,
): FormDraft {
  const [stored] = useState(() => storedChanges<F>(key) as Draft<F> | undefined);
  const [isRestored, setRestored] = useState(false);
  const [overtakenBefore, setOvertaken] = useState(false);
  const isOvertaken = overtakenHere || overtakenBefore;
  const { values } = form;
  useEffect(() => {
    const start = form.getInitialValues();
    const base = { ...start, ...stored?.base };
    const typed = { ...start, ...stored?.values };
    if (!stored || !isSameShape(start, typed)) return;
    const followed = followNewest(base, typed, start);
    form.setValues(followed.values);
    // Without flags of single fields, Mantine compares the values.
    form.setDirty({});
    setRestored(true);
    setOvertaken(followed.overtaken || stored.isOvertaken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is mounted
  }, []);
  useEffect(() => {
    const unsaved: Draft<F> = { base: form.getInitialValues(), values, isOvertaken };
    storeChanges(key, form.isDirty() ? unsaved : undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form's own functions are new each time
  }, [key, values, isOvertaken]);
  const forget = () => {
    storeChanges(key, undefined);
    setOvertaken(false);
  };
  const discard = () => {
    form.reset();
    setRestored(false);
    forget();
  };
  return { isRestored: isRestored && form.isDirty(), isOvertaken, discard, forget };
}

/** The form may have got other fields since the draft was stored. */
function isSameShape(start: object, typed: object): boolean {
  const kindsOf = (fields: object) =>
    Object.entries(fields).map(([name, value]) => `${name} ${Array.isArray(value)}`);
  return kindsOf(start).toSorted().join() === kindsOf(typed).toSorted().join();
}
