import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { storeChanges, storedChanges } from '../autosave/stored-changes.ts';
import { followNewest } from './follow-newest.ts';

export interface FormDraft {
  /** the form contains what was typed before a reload */
  isRestored: boolean;
  /** resets to the stored values */
  discard: () => void;
  /** removes the draft: it was saved or abandoned */
  forget: () => void;
}

/** Keeps what is typed over a reload, until it is saved. Never use it in a form with a password. */
export function useFormDraft<F extends object>(form: UseFormReturnType<F>, key: string): FormDraft {
  const [stored] = useState(() => storedChanges<F>(key));
  const [isRestored, setRestored] = useState(false);
  const { values } = form;
  useEffect(() => {
    const start = form.getInitialValues();
    const base = { ...start, ...stored?.base };
    const typed = { ...start, ...stored?.values };
    if (!stored || !isSameShape(start, typed)) return;
    form.setValues(followNewest(base, typed, start).values);
    // Without flags of single fields, Mantine compares the values.
    form.setDirty({});
    setRestored(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is mounted
  }, []);
  useEffect(() => {
    const unsaved = { base: form.getInitialValues(), values };
    storeChanges(key, form.isDirty() ? unsaved : undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form's own functions are new each time
  }, [key, values]);
  const forget = () => storeChanges(key, undefined);
  const discard = () => {
    form.reset();
    setRestored(false);
    forget();
  };
  return { isRestored: isRestored && form.isDirty(), discard, forget };
}

/** The form may have got other fields since the draft was stored. */
function isSameShape(start: object, typed: object): boolean {
  const kindsOf = (fields: object) =>
    Object.entries(fields).map(([name, value]) => `${name} ${Array.isArray(value)}`);
  return kindsOf(start).toSorted().join() === kindsOf(typed).toSorted().join();
}
