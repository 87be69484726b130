import { useEffect, useRef } from 'react';
import { focusWhenThere } from '../../ui/focus-when-there.ts';
import { partHeadingId } from '../editor/field-id.ts';
import type { WizardStep } from './wizard-steps.ts';

/** On arrival the shell gives the focus to the page's heading; after that the step's own gets it. */
export function useStepFocus(step: WizardStep): void {
  const before = useRef(step);
  useEffect(() => {
    const moved = before.current !== step;
    before.current = step;
    return moved ? focusWhenThere(partHeadingId, 'nearest') : undefined;
  }, [step]);
}
