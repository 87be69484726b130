import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCheck, IconCircle } from '@tabler/icons-react';
import type { FieldName } from './fields.ts';
import { StepLink } from './StepLink.tsx';
import classes from './StepRail.module.css';
import { stepOf, type Step } from './step-map.ts';
import { stepName, stepState, type StepState } from './steps.ts';
import { useWizard } from './wizard-context.ts';

const icons: Record<StepState, typeof IconCheck> = {
  untouched: IconCircle,
  missing: IconAlertCircle,
  done: IconCheck,
};

/** All the steps with how far each has come: a rail on a wide page, dots on a narrow one. */
export function StepRail({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const place = steps.indexOf(current) + 1;
  return (
    <nav className={classes.rail} aria-label={t`Steg`}>
      <p className={classes.now} aria-hidden>
        {t`Steg ${place} av ${steps.length}`} · {t(stepName(current, draft.state))}
      </p>
      <ol>
        {steps.map((step) => (
          <StepItem key={step} step={step} current={step === current} />
        ))}
      </ol>
    </nav>
  );
}

function StepItem({ step, current }: { step: Step; current: boolean }) {
  const { t } = useLingui();
  const { values, draft, problems, conflicts } = useWizard();
  const begun = draft.revision > 0;
  const trouble = troubleIn(step, { ...problems, ...conflicts });
  const state = trouble ? 'missing' : stepState(step, values, begun);
  const Icon = icons[state];
  const words = { untouched: t`ikke begynt`, missing: t`noe mangler`, done: t`ferdig` };
  const name = t(stepName(step, draft.state));
  return (
    <li>
      <StepLink
        step={step}
        className={classes.step}
        data-state={state}
        aria-current={current ? 'step' : undefined}
        title={name}
      >
        <Icon size={20} aria-hidden />
        <span className={classes.name}>{name}</span>
        <span className={classes.spoken}>{words[state]}</span>
      </StepLink>
    </li>
  );
}

const troubleIn = (step: Step, fields: Partial<Record<FieldName, unknown>>): boolean =>
  (Object.keys(fields) as FieldName[]).some((field) => stepOf[field] === step);
