import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Section } from '../../../ui/layout/Section.tsx';
import { DecisionCard } from '../../DecisionCard.tsx';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { useFocusWhenTurned } from '../../use-focus-when-turned.ts';
import { AssessmentPanel } from './AssessmentPanel.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import classes from './DecisionPanel.module.css';
import { isMadeUp } from './typed-decision.ts';
import { UnsentDecision } from './UnsentDecision.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const decidedId = 'decided';

/** The decision, or the form to make it. */
export function DecisionPanel({ form }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const own = useDecisionForm(form.uuid);
  const { decision, can } = form;
  useFocusWhenTurned(decision !== null, `#${decidedId}`);
  const drop = () => {
    own.draft.discard();
    document.getElementById(decidedId)?.focus();
  };
  if (!decision && !can.decide) {
    return (
      <Text c="dimmed">
        <Trans>
          Konsulenten har ikke levert ennå. Når det skjer, kan du avgjøre fagintervjuet her.
        </Trans>
      </Text>
    );
  }
  if (decision) {
    return (
      <Stack id={decidedId} tabIndex={-1} className={classes.decided}>
        <UnsentDecision form={form} own={own} onDrop={drop} />
        <DecisionCard form={form} />
        <AssessmentPanel form={form} open />
      </Stack>
    );
  }
  return (
    <Section title={t`Din avgjørelse`}>
      <DecisionForm form={form} own={own}>
        <AssessmentPanel form={form} open={isMadeUp(own.form.values)} />
      </DecisionForm>
    </Section>
  );
}
