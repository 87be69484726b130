import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { StepLink } from './StepLink.tsx';
import type { Step } from './step-map.ts';
import { neighbour, stepName } from './steps.ts';
import { useWizard } from './wizard-context.ts';
import classes from './Wizard.module.css';

/** To the step before and the one after; nothing has to be finished first. */
export function StepPager({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const before = neighbour(current, steps, -1);
  const after = neighbour(current, steps, 1);
  return (
    <div className={classes.pager}>
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={before} />}
        >
          {t(stepName(before, draft.state))}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={after} />}
        >
          {current === 'start' ? t`Begynn` : t(stepName(after, draft.state))}
        </Button>
      )}
    </div>
  );
}
