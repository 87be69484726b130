import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RegisterHint } from '../../organizations/public/RegisterHint.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { focusWrongField } from '../../ui/focus-wrong-field.ts';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { noticeDone } from '../../ui/notice.tsx';
import { OvertakenNotice } from '../../ui/OvertakenNotice.tsx';
import { useNewest } from '../../ui/use-newest.ts';
import { showAtField } from '../../ui/show-at-field.ts';
import { useSaveCompany, type ConsultantCompany } from '../consultant-companies.queries.ts';
import { changesOf, isAboutNumber, numberStateIn, typedOf } from './settings-changes.ts';

export function SettingsForm({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  const save = useSaveCompany(company.consultant_company);
  const { country } = company;
  const wrongNumber = t`Dette er ikke et gyldig organisasjonsnummer`;
  const form = useForm({
    initialValues: typedOf(company),
    validate: {
      name: (name) => (name.trim() ? null : t`Skriv navnet på bedriften`),
      number: (_, typed) =>
        ['empty', 'right'].includes(numberStateIn(typed, company)) ? null : wrongNumber,
    },
  });
  const isOvertaken = useNewest(form, typedOf(company));
  const changes = changesOf(form.values, company);
  const unsaved = Object.keys(changes).length > 0;
  const submit = form.onSubmit(
    () =>
      save.mutate(changes, {
        onSuccess: (saved) => {
          form.setInitialValues(typedOf(saved));
          form.reset();
          noticeDone(t`Opplysningene er lagret`);
        },
        onError: (error) => {
          if (isAboutNumber(error)) showAtField(form, 'number', error);
        },
      }),
    focusWrongField(form),
  );
  const isWrong = numberStateIn(form.values, company) === 'wrong';
  return (
    <form onSubmit={submit} noValidate>
      <LeaveQuestion unsaved={unsaved} />
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          label={<Trans>Navn</Trans>}
          autoComplete="organization"
          maxLength={200}
          withAsterisk
        />
        <TextInput
          {...form.getInputProps('number')}
          error={form.errors.number ?? (isWrong && wrongNumber)}
          label={<Trans>Organisasjonsnummer</Trans>}
          description={country === 'NO' ? <Trans>Ni sifre</Trans> : <Trans>Ti sifre</Trans>}
          inputMode="numeric"
          maxLength={20}
        />
        <RegisterHint
          number={form.values.number}
          country={country}
          name={form.values.name}
          onUseName={(name) => form.setFieldValue('name', name)}
        />
        <TextInput
          {...form.getInputProps('subdomain')}
          label={<Trans>Underdomene i Flowcase</Trans>}
          description={<Trans>Det første leddet i adressen dere bruker der.</Trans>}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={isAboutNumber(save.error) ? null : save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!unsaved}>
            <Trans>Lagre</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
