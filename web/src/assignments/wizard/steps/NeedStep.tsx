import { useLingui } from '@lingui/react/macro';
import { Radio, Select, Stack } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { assignmentTypes, disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../../../competencies/public/discipline-texts.ts';
import { mostOf } from '../field-rules.ts';
import { CompetencyField } from '../fields/CompetencyField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { MarkdownField } from '../fields/MarkdownField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useField } from '../use-field.ts';

export function NeedStep() {
  const { t } = useLingui();
  const { title } = limits.assignment;
  const { roles } = mostOf;
  return (
    <>
      <TextField
        name="title"
        label={t`Tittel`}
        description={t`Det første konsulentene leser. ${title.min} til ${title.max} tegn.`}
        placeholder={t`Senior backendutvikler til betalingsløsning`}
        required
      />
      <TypeField />
      <DisciplineField />
      <CompetencyField
        name="roles"
        label={t`Roller`}
        description={t`Hva skal konsulenten være? Velg inntil ${roles}.`}
      />
      <MarkdownField
        name="description"
        label={t`Beskrivelse`}
        description={t`Fortell om oppgavene, teamet, teknologien og målet med oppdraget.`}
      />
    </>
  );
}

function TypeField() {
  const { t } = useLingui();
  const { id, value, onChange, error } = useField('assignment_type');
  const texts = {
    public: { label: t`Åpent`, description: t`Alle konsulenter på Torg kan se det og svare.` },
    direct: { label: t`Direkte`, description: t`Bare konsulentene du inviterer, ser det.` },
  };
  return (
    <FieldFrame name="assignment_type">
      <Radio.Group
        label={t`Hvem skal se oppdraget?`}
        value={value}
        onChange={onChange}
        error={error}
      >
        <Stack gap="sm" mt="xs">
          {assignmentTypes.map((type, place) => (
            <Radio key={type} id={place === 0 ? id : undefined} value={type} {...texts[type]} />
          ))}
        </Stack>
      </Radio.Group>
    </FieldFrame>
  );
}

function DisciplineField() {
  const { t } = useLingui();
  const { onChange, ...field } = useField('discipline');
  return (
    <FieldFrame name="discipline">
      <Select
        {...field}
        label={t`Fagområde`}
        description={t`Roller og ferdigheter fra fagområdet kommer først når du søker.`}
        placeholder={t`Velg fagområde`}
        data={disciplines.map((one) => ({ value: one, label: t(disciplineTexts[one]) }))}
        onChange={(chosen) => onChange(disciplines.find((one) => one === chosen) ?? null)}
        clearable
        clearButtonProps={{ 'aria-label': t`Tøm feltet` }}
        maw={420}
      />
    </FieldFrame>
  );
}
