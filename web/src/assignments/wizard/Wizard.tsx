import { useEffect } from 'react';
import { RailColumns } from '../../ui/layout/RailColumns.tsx';
import { useDraftAutosave } from './saving/use-draft-autosave.ts';
import { useFilling } from './saving/use-filling.ts';
import { useStep } from './use-step.ts';
import { useStepFocus } from './frame/step-focus.ts';
import { StepCard } from './frame/StepCard.tsx';
import { WizardContext } from './wizard-context.ts';
import { WizardHeader } from './frame/WizardHeader.tsx';
import { WizardPager } from './frame/WizardPager.tsx';
import { WizardRail } from './frame/WizardRail.tsx';
import type { AssignmentDraft } from './wizard.queries.ts';

export function Wizard({ draft }: { draft: AssignmentDraft }) {
  const wizard = useFilling(useDraftAutosave(draft));
  const { step, field, open } = useStep(draft);
  const { flush } = wizard;
  useEffect(() => void flush(), [flush, step]);
  useStepFocus(step, field);
  return (
    <WizardContext value={wizard}>
      <WizardHeader />
      <RailColumns rail={<WizardRail steps={open} current={step} />}>
        <StepCard key={step} step={step} />
        <WizardPager steps={open} current={step} />
      </RailColumns>
    </WizardContext>
  );
}
