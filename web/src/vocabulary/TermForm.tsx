import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { tendedTypes, type TendedType } from '@torg/protocol/competency-terms';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { OvertakenNotice } from '../ui/OvertakenNotice.tsx';
import { useNewest } from '../ui/use-newest.ts';
import { namesMissing, NamesFields, showTaken, type Names } from './NamesFields.tsx';
import { typeTexts } from './vocabulary-texts.ts';

export interface TermValues {
  type: TendedType;
  discipline: Discipline;
  names: Names;
}

interface TermFormProps {
  values: TermValues;
  /** what it is, role or skill, is chosen here too */
  isNew?: boolean;
  /** it may be saved as it stands */
  mayKeep?: boolean;
  save: { label: string; isPending: boolean; error: unknown };
  /** other deeds beside saving */
  beside?: ReactNode;
  onSave: (values: TermValues, then: { onError: (error: unknown) => void }) => void;
}

/** What the form begins with: of all that is known of a term, what stands in its fields. */
const startOf = ({ type, discipline, names }: TermValues): TermValues => ({
  type,
  discipline,
  names: { nb: names.nb, sv: names.sv, en: names.en },
});

/** What a role or a skill is called, and where it belongs. */
export function TermForm({ values, isNew, mayKeep, save, beside, onSave }: TermFormProps) {
  const { t } = useLingui();
  const missing = namesMissing(t`Skriv hva det heter`);
  const form = useForm({
    initialValues: startOf(values),
    validate: { names: { nb: missing, sv: missing, en: missing } },
  });
  const isOvertaken = useNewest(form, startOf(values));
  const unsaved = form.isDirty();
  const submit = form.onSubmit(
    (typed) =>
      onSave(typed, {
        onError: (error) => void showTaken(form, error),
      }),
    focusWrongField(form),
  );
  const isShown = Object.keys(form.errors).some((path) => path.startsWith('names.'));
  return (
    <form onSubmit={submit} noValidate>
      <LeaveQuestion unsaved={unsaved && !save.isPending} />
      <Stack>
        {isNew && (
          <NativeSelect
            {...form.getInputProps('type')}
            label={t`Slag`}
            data={tendedTypes.map((value) => ({ value, label: t(typeTexts[value]) }))}
          />
        )}
        <NamesFields form={form} />
        <NativeSelect
          {...form.getInputProps('discipline')}
          label={t`Fagområde`}
          data={disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        />
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={isShown ? null : save.error} />
        <Group justify="flex-end">
          {beside}
          <Button type="submit" loading={save.isPending} disabled={!unsaved && !mayKeep}>
            {save.label}
          </Button>
        </Group>
        {isNew && (
          <div>
            <Trans>Det kan velges av alle med en gang.</Trans>
          </div>
        )}
      </Stack>
    </form>
  );
}
