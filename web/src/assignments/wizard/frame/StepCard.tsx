import { useLingui } from '@lingui/react/macro';
import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { headingId } from './step-focus.ts';
import type { Step } from '../step-map.ts';
import { stepName } from '../steps.ts';
import { NeedStep } from '../steps/NeedStep.tsx';
import { ProcessStep } from '../steps/ProcessStep.tsx';
import { RequirementsStep } from '../steps/RequirementsStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import { StartStep } from '../steps/StartStep.tsx';
import { TermsStep } from '../steps/TermsStep.tsx';
import { TimeStep } from '../steps/TimeStep.tsx';
import { useWizard } from '../wizard-context.ts';
import classes from '../Wizard.module.css';

const contents: Record<Step, () => ReactNode> = {
  start: StartStep,
  need: NeedStep,
  requirements: RequirementsStep,
  time: TimeStep,
  terms: TermsStep,
  process: ProcessStep,
  review: ReviewStep,
};

export function StepCard({ step }: { step: Step }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const Content = contents[step];
  return (
    <Paper component="section" aria-labelledby={headingId}>
      <Title order={2} id={headingId} tabIndex={-1} className={classes.heading}>
        {t(stepName(step, draft.state))}
      </Title>
      <Stack gap="lg" mt="md">
        <Content />
      </Stack>
    </Paper>
  );
}
