import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import classes from './ProfileWizard.module.css';
import { StepLink } from './StepLink.tsx';
import { neighbour, stepTexts, type WizardStep } from './wizard-steps.ts';

/** To the step before and the one after; nothing has to be filled in first. */
export function StepPager({ current }: { current: WizardStep }) {
  const { t } = useLingui();
  const before = neighbour(current, -1);
  const after = neighbour(current, 1);
  return (
    <div className={classes.pager}>
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={before} />}
        >
          {t(stepTexts[before])}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={after} />}
        >
          {t(stepTexts[after])}
        </Button>
      )}
    </div>
  );
}
