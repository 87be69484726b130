import { useLingui } from '@lingui/react/macro';
import { StepRail } from '../../../ui/layout/StepRail.tsx';
import type { FieldName } from '../fields.ts';
import { stepOf, type Step } from '../step-map.ts';
import { stepName, stepState } from '../steps.ts';
import { useWizard } from '../wizard-context.ts';

/** All steps with their progress, and a mark where a save was refused or a conflict is open. */
export function WizardRail({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const { t } = useLingui();
  const { draft, values, problems, conflicts } = useWizard();
  const { state } = draft;
  const begun = draft.revision > 0;
  const trouble = { ...problems, ...conflicts };
  const marked = steps.map((step) => ({
    step,
    name: t(stepName(step, draft.state)),
    state: troubleIn(step, trouble)
      ? ('missing' as const)
      : stepState(step, values, { begun, state }),
  }));
  return <StepRail steps={marked} current={current} />;
}

const troubleIn = (step: Step, fields: Partial<Record<FieldName, unknown>>): boolean =>
  (Object.keys(fields) as FieldName[]).some((field) => stepOf[field] === step);
