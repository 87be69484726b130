import { Trans, useLingui } from '@lingui/react/macro';
import { Group, NativeSelect, Stack } from '@mantine/core';
import { competencyCalls } from '@torg/protocol/competencies/competencies';
import { managedTypes, type ManagedType } from '@torg/protocol/competencies/competency-terms';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { OvertakenNotice } from '../ui/form/OvertakenNotice.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useCallForm, type CallForm } from '../ui/form/use-call-form.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { NamesFields, namesRefused, type Names } from './NamesFields.tsx';
import { typeTexts } from './vocabulary-texts.ts';

export interface TermValues {
  type: ManagedType;
  discipline: Discipline;
  names: Names;
}

type Then = Pick<CallForm<TermValues>, 'outcome'>;

interface TermFormProps {
  /** the name of the role or skill, or of the action */
  about: string;
  values: TermValues;
  /** the type, role or skill, is chosen here too */
  isNew?: boolean;
  /** it may be saved without a change */
  maySave?: boolean;
  save: { label: string; isPending: boolean; error: unknown };
  /** other actions beside the save button */
  beside?: ReactNode;
  onSave: (values: TermValues, next: Then) => void;
}

/** The initial values of the form's fields. */
const startOf = ({ type, discipline, names }: TermValues): TermValues => ({
  type,
  discipline,
  names: { nb: names.nb, sv: names.sv, en: names.en },
});

/** The names of a role or skill, and its discipline. */
export function TermForm(props: TermFormProps) {
  const { about, values, isNew, maySave, save, beside, onSave } = props;
  const { t } = useLingui();
  const missing = t`Skriv hva det heter`;
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['term', about],
    body: competencyCalls.addCompetency.body,
    start: startOf(values),
    texts: { 'names.nb': 'names.nb', 'names.sv': 'names.sv', 'names.en': 'names.en' },
    says: { 'names.nb': missing, 'names.sv': missing, 'names.en': missing },
    refusedAt: namesRefused,
  });
  const unsaved = form.isDirty();
  const send = submit((typed) => onSave(typed, { outcome }));
  return (
    <form onSubmit={send} noValidate>
      <LeaveQuestion unsaved={unsaved && !save.isPending} onLeave={draft.forget} />
      <Stack>
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        {isNew && (
          <NativeSelect
            {...form.getInputProps('type')}
            label={t`Slag`}
            data={managedTypes.map((value) => ({ value, label: t(typeTexts[value]) }))}
          />
        )}
        <NamesFields field={field} />
        <NativeSelect
          {...form.getInputProps('discipline')}
          label={t`Fagområde`}
          data={disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        />
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={unplaced(save.error)} />
        <Group justify="flex-end">
          {beside}
          <SubmitButton unsaved={unsaved || Boolean(maySave)} pending={save.isPending}>
            {save.label}
          </SubmitButton>
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
