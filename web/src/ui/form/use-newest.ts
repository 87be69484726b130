import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { followNewest } from './follow-newest.ts';

/**
 * Merges newer stored values into a form: they replace fields that nobody has touched here, and what
 * was typed stays. Returns whether a field differs both here and there, so that saving would overwrite
 * it.
 */
export function useNewest<F extends object>(form: UseFormReturnType<F>, newest: F): boolean {
  const [isOvertaken, setOvertaken] = useState(false);
  const stored = JSON.stringify(newest);
  useEffect(() => {
    const start = form.getInitialValues();
    if (JSON.stringify(start) === stored) return;
    const { values, overtaken } = followNewest(start, form.getValues(), newest);
    form.setInitialValues(newest);
    form.setValues(values);
    // Without flags of single fields, Mantine compares the values.
    form.setDirty({});
    setOvertaken(overtaken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new stored values start it again
  }, [stored]);
  return isOvertaken;
}
