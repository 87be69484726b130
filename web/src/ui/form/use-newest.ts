import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { followNewest } from './follow-newest.ts';

/**
 * Keeps a form with what is stored: what another tab or person saves meanwhile comes into the fields
 * that nobody has touched here, and what was typed stays. Answers whether something both typed here
 * and saved there differs, which saving here would replace.
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
    // Told from the values again, not from what was typed one by one.
    form.setDirty({});
    setOvertaken(overtaken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is stored makes it begin anew
  }, [stored]);
  return isOvertaken;
}
