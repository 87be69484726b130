import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Country } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { RegisterHint } from '../organizations/public/RegisterHint.tsx';
import { errorText } from '../ui/error-texts.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { OvertakenNotice } from '../ui/OvertakenNotice.tsx';
import { useNewest } from '../ui/use-newest.ts';
import { changesOf, isAboutNumber, numberStateIn, type TypedClient } from './client-changes.ts';
import type { ClientChanges } from './clients.queries.ts';
import { SalesAdminField } from './SalesAdminField.tsx';

interface ClientFormProps {
  start: TypedClient;
  country: Country;
  /** only admins say who looks after a client */
  withSalesAdmin: boolean;
  isNew?: boolean;
  pending: boolean;
  error: unknown;
  /** what differs from the start */
  onSave: (changes: ClientChanges) => void;
  /** fields above the others */
  children?: ReactNode;
}

/** A client's name, its number, which the register knows, and who looks after it. */
export function ClientForm(props: ClientFormProps) {
  const { start, country, withSalesAdmin, isNew = false, pending, error, onSave } = props;
  const { t } = useLingui();
  const wrongNumber = t`Dette er ikke et gyldig organisasjonsnummer`;
  const form = useForm({
    initialValues: start,
    validate: {
      name: (name) => (name.trim() ? null : t`Skriv navnet på bedriften`),
      number: (_, typed) =>
        ['empty', 'right'].includes(numberStateIn(typed, start, country)) ? null : wrongNumber,
    },
  });
  const isOvertaken = useNewest(form, start);
  const changes = changesOf(form.values, start);
  const unsaved = Object.keys(changes).length > 0;
  const isWrong = numberStateIn(form.values, start, country) === 'wrong';
  const refusedNumber = isAboutNumber(error) && errorText(error);
  return (
    <form onSubmit={form.onSubmit(() => onSave(changes), focusWrongField(form))} noValidate>
      {!isNew && <LeaveQuestion unsaved={unsaved} outlivesDialogs />}
      <Stack>
        {props.children}
        <TextInput
          {...form.getInputProps('name')}
          label={<Trans>Navn</Trans>}
          autoComplete="organization"
          maxLength={200}
          withAsterisk
        />
        <TextInput
          {...form.getInputProps('number')}
          error={form.errors.number ?? ((isWrong && wrongNumber) || refusedNumber)}
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
        {withSalesAdmin && (
          <SalesAdminField
            value={form.values.salesAdmin}
            onChange={(salesAdmin) => form.setFieldValue('salesAdmin', salesAdmin)}
          />
        )}
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={refusedNumber ? null : error} />
        <Group justify="flex-end">
          <Button type="submit" loading={pending} disabled={!unsaved}>
            {isNew ? <Trans>Legg til</Trans> : <Trans>Lagre</Trans>}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
