import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCheck, IconCircle } from '@tabler/icons-react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import classes from './StepRail.module.css';

/** How far a step has come: nothing written, something missing, or good to go. */
export type StepState = 'untouched' | 'missing' | 'done';

export interface RailStep<S extends string> {
  step: S;
  name: string;
  state: StepState;
}

interface StepRailProps<S extends string> {
  steps: readonly RailStep<S>[];
  current: S;
  /** a link to the step, with what it is given */
  renderLink: (step: S, props: LinkProps) => ReactNode;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { children: ReactNode };

const icons: Record<StepState, typeof IconCheck> = {
  untouched: IconCircle,
  missing: IconAlertCircle,
  done: IconCheck,
};

/** All the steps with how far each has come: a rail on a wide page, dots on a narrow one. */
export function StepRail<S extends string>({ steps, current, renderLink }: StepRailProps<S>) {
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
            {renderLink(step, {
              ...linkOf(state, step === current),
              title: name,
              children: <StepMark name={name} state={state} word={words[state]} />,
            })}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const linkOf = (state: StepState, isCurrent: boolean) => ({
  className: classes.step,
  'data-state': state,
  'aria-current': isCurrent ? ('step' as const) : undefined,
});

function StepMark({ name, state, word }: { name: string; state: StepState; word: string }) {
  const Icon = icons[state];
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes.name}>{name}</span>
      <span className={classes.spoken}>{word}</span>
    </>
  );
}
