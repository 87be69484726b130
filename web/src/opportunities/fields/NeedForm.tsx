import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { AutosaveMark } from '../../ui/autosave/AutosaveMark.tsx';
import { MarkdownEditor } from '../../ui/markdown/MarkdownEditor.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useNeed } from './need-context.ts';
import { textRules } from './need-fields.ts';
import classes from './NeedForm.module.css';
import { NeedFieldFrame } from './NeedFieldFrame.tsx';
import { NeedTextField } from './NeedTextField.tsx';
import { RequirementsPart } from './RequirementsPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { TimePart } from './TimePart.tsx';
import { WaitingConflicts } from './WaitingConflicts.tsx';
import { useNeedField } from './use-need-field.ts';

/** The fields of a need; they save themselves. */
export function NeedForm() {
  const { t } = useLingui();
  const { state, error, flush } = useNeed();
  return (
    <>
      <div className={classes.saved} data-shown={state !== 'untouched' || undefined}>
        <AutosaveMark
          state={state}
          onRetry={error === undefined ? undefined : () => void flush()}
        />
      </div>
      <WaitingConflicts />
      <Section
        title={t`Behovet`}
        lead={
          <Trans>Alt lagres mens du skriver. Det du retter, lar vi stå når vi leser på nytt.</Trans>
        }
      >
        <Stack gap="xl">
          <NeedTextField name="title" label={t`Tittel`} />
          <DescriptionField />
          <NeedTextField name="customer_name" label={t`Kunde`} />
        </Stack>
      </Section>
      <Section title={t`Hvem dere ser etter`}>
        <Stack gap="xl">
          <TermsPart name="roles" />
          <TermsPart name="skills" />
          <RequirementsPart />
        </Stack>
      </Section>
      <Section title={t`Tid og sted`}>
        <TimePart />
      </Section>
    </>
  );
}

function DescriptionField() {
  const { t } = useLingui();
  return (
    <NeedFieldFrame name="description">
      <MarkdownEditor
        {...useNeedField('description')}
        label={t`Beskrivelse`}
        max={textRules.description.maxLength ?? Infinity}
      />
    </NeedFieldFrame>
  );
}
