import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { storeChanges, storedChanges } from '../autosave/stored-changes.ts';
import { followNewest } from './follow-newest.ts';

export interface FormDraft {
  /** it holds what was typed before the page was loaded anew */
  isRestored: boolean;
  /** back to what is stored */
  discard: () => void;
  /** what was typed is safe, or let go of */
  forget: () => void;
}

/** Keeps what is typed in a form over a reload, until it is saved. No form with a password has one. */
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
    // Told from the values, not from what was typed one by one.
    form.setDirty({});
    setRestored(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, where the form begins
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

/** A form may have got other fields since it was left. */
function isSameShape(start: object, typed: object): boolean {
  const kindsOf = (fields: object) =>
    Object.entries(fields).map(([name, value]) => `${name} ${Array.isArray(value)}`);
  return kindsOf(start).toSorted().join() === kindsOf(typed).toSorted().join();
}
