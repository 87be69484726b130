import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { StoredChanges } from '../autosave/autosave.ts';
import { storeChanges, storedChanges } from '../autosave/stored-changes.ts';
import { followNewest } from './follow-newest.ts';

export interface FormDraft {
  /** it holds what was typed before the page was loaded anew */
  isRestored: boolean;
  /** something in it was saved otherwise elsewhere before the page was loaded anew */
  isOvertaken: boolean;
  /** back to what is stored */
  discard: () => void;
  /** what was typed is safe, or let go of */
  forget: () => void;
}

type Draft<F> = StoredChanges<F> & { isOvertaken: boolean };

/** Keeps what is typed in a form over a reload, until it is saved. No form with a password has one. */
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
    // Told from the values, not from what was typed one by one.
    form.setDirty({});
    setRestored(true);
    setOvertaken(followed.overtaken || stored.isOvertaken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, where the form begins
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

/** A form may have got other fields since it was left. */
function isSameShape(start: object, typed: object): boolean {
  const kindsOf = (fields: object) =>
    Object.entries(fields).map(([name, value]) => `${name} ${Array.isArray(value)}`);
  return kindsOf(start).toSorted().join() === kindsOf(typed).toSorted().join();
}
