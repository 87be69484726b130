import { useLingui } from '@lingui/react/macro';
import { StepPager } from '../../../ui/layout/StepPager.tsx';
import type { Step } from '../step-map.ts';
import { neighbour, stepName } from '../steps.ts';
import { useWizard } from '../wizard-context.ts';

/** The first step only has a button to start. */
export function WizardPager({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const before = neighbour(current, steps, -1);
  const after = neighbour(current, steps, 1);
  const named = (step: Step) => ({ step, name: t(stepName(step, draft.state)) });
  const next = after && (current === 'start' ? { step: after, name: t`Begynn` } : named(after));
  return <StepPager before={before && named(before)} after={next} />;
}
