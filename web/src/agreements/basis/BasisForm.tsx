import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './Basis.module.css';
import { BasisChoice } from './BasisChoice.tsx';
import { useBasis } from './basis-context.ts';
import { basisId } from './basis-fields.ts';
import { BasisFrame } from './BasisFrame.tsx';
import { BasisQuestions } from './BasisQuestions.tsx';
import { BasisSuggestion } from './BasisSuggestion.tsx';
import { HiringIn } from './HiringIn.tsx';
import { useBasisError } from './use-basis-error.ts';

/** On what ground somebody is hired in Norway: questions, a suggestion, and the client's own choice. */
export function BasisForm() {
  const { t } = useLingui();
  const { values } = useBasis();
  return (
    <Section
      title={t`Grunnlag for ansettelsen`}
      lead={t`Norske regler skiller mellom oppdrag og innleie. Svarene deles ikke med konsulentens selskap.`}
    >
      <div className={classes.fields}>
        <BasisQuestions />
        <BasisSuggestion />
        <BasisChoice />
        <ReasonField />
        {values.choice === 'innleie' && <HiringIn />}
        <Text size="sm" c="dimmed">
          <Trans>
            Torg foreslår ut fra svarene. Det er hjelp til å velge, og ikke juridisk rådgivning.
          </Trans>
        </Text>
      </div>
    </Section>
  );
}

function ReasonField() {
  const { t } = useLingui();
  const { values, set } = useBasis();
  return (
    <BasisFrame name="reason">
      <CountedTextarea
        id={basisId('reason')}
        label={t`Begrunnelse`}
        description={t`Hvorfor dette er riktig her. Den følger avtalen i innleiemappen.`}
        withAsterisk
        minRows={3}
        max={limits.agreement.note}
        value={values.reason}
        onChange={(reason) => set('reason', reason)}
        error={useBasisError('reason')}
      />
    </BasisFrame>
  );
}
