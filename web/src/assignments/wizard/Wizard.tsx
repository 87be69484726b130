import { useEffect } from 'react';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useStep } from './use-step.ts';
import { useStepFocus } from './step-focus.ts';
import { StepCard } from './StepCard.tsx';
import { StepPager } from './StepPager.tsx';
import { StepRail } from './StepRail.tsx';
import { WizardContext } from './wizard-context.ts';
import { WizardHeader } from './WizardHeader.tsx';
import classes from './Wizard.module.css';
import type { AssignmentDraft } from './wizard.queries.ts';

export function Wizard({ draft }: { draft: AssignmentDraft }) {
  const wizard = useDraftAutosave(draft);
  const { step, field, open } = useStep(draft);
  const { flush } = wizard;
  useEffect(() => void flush(), [flush, step]);
  useStepFocus(step, field);
  return (
    <WizardContext value={wizard}>
      <WizardHeader />
      <div className={classes.columns}>
        <StepRail steps={open} current={step} />
        <div className={classes.main}>
          <StepCard key={step} step={step} />
          <StepPager steps={open} current={step} />
        </div>
      </div>
    </WizardContext>
  );
}
