import { useEffect, useRef } from 'react';
import { focusWhenThere } from '../../../ui/dialog/focus-when-there.ts';
import type { FieldName } from '../fields.ts';
import type { Step } from '../step-map.ts';

export const headingId = 'step-heading';

/** The id of a field's own input. */
export const fieldId = (field: FieldName): string => `assignment-${field}`;

/**
 * Moves the focus to the field that a link names, or else to the heading of the step that was
 * opened. On arrival the shell focuses the page's own heading.
 */
export function useStepFocus(step: Step, field: FieldName | undefined): void {
  const before = useRef(step);
  useEffect(() => {
    const moved = before.current !== step;
    before.current = step;
    if (field) return focusWhenThere(fieldId(field));
    if (moved) return focusWhenThere(headingId, 'nearest');
    return undefined;
  }, [step, field]);
}
