import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCircle } from '@tabler/icons-react';
import { StepLink } from './StepLink.tsx';
import classes from './StepRail.module.css';

/** The progress of a step: nothing written, something missing, or complete. */
export type StepState = 'untouched' | 'missing' | 'done';

interface RailStep {
  step: string;
  name: string;
  state: StepState;
}

interface StepRailProps {
  steps: readonly RailStep[];
  current: string;
}

const icons: Record<StepState, typeof IconCheck> = {
  untouched: IconCircle,
  missing: IconAlertCircle,
  done: IconCheck,
};

/** All steps with their progress: a rail on a wide page, dots on a narrow one. */
export function StepRail({ steps, current }: StepRailProps) {
  const { t } = useLingui();
  const place = steps.findIndex(({ step }) => step === current) + 1;
  const now = steps[place - 1];
  const words = { untouched: t`ikke begynt`, missing: t`noe mangler`, done: t`ferdig` };
  return (
    <nav className={classes.rail} aria-label={t`Steg`}>
      <p className={classes.now} aria-hidden>
        {t`Steg ${place} av ${steps.length}`} · {now?.name}
      </p>
      <ol>
        {steps.map(({ step, name, state }) => (
          <li key={step}>
            <StepLink
              step={step}
              title={name}
              className={classes.step}
              data-state={state}
              aria-current={step === current ? 'step' : undefined}
            >
              <StepMark name={name} state={state} word={words[state]} />
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ name, state, word }: { name: string; state: StepState; word: string }) {
  const Icon = icons[state];
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes.name}>{name}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
