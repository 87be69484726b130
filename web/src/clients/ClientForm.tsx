import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { clientCalls } from '@torg/protocol/clients/clients';
import { countries, type Country } from '@torg/protocol/terms';
import { numberRefused } from '../organizations/public/organization-number.ts';
import { RegisterHint } from '../organizations/public/RegisterHint.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { countryTexts } from '../ui/text/country-texts.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx';
import { OvertakenNotice } from '../ui/form/OvertakenNotice.tsx';
import { useCallForm, type CallForm } from '../ui/form/use-call-form.ts';
import { changesOf, numberStateIn, type TypedClient } from './client-changes.ts';
import type { ClientChanges } from './clients.queries.ts';
import { SalesAdminField } from './SalesAdminField.tsx';

type Then = Pick<CallForm<TypedClient>, 'outcome'> & { country: Country };

interface ClientFormProps {
  /** the id of an existing client */
  client?: string;
  start: TypedClient;
  /** only admins choose the sales admin */
  withSalesAdmin: boolean;
  pending: boolean;
  error: unknown;
  /** called with the changed fields only */
  onSave: (changes: ClientChanges, next: Then) => void;
}

/** A client's name, its number with a hint from the company register, and its sales admin. */
export function ClientForm(props: ClientFormProps) {
  const { client, start, withSalesAdmin, pending, error, onSave } = props;
  const { t } = useLingui();
  const wrongNumber = t`Dette er ikke et gyldig organisasjonsnummer`;
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['client', client ?? 'new'],
    body: clientCalls.saveClient.body,
    start,
    texts: { name: 'name', number: 'organization_number' },
    says: { name: t`Skriv navnet på bedriften` },
    validate: (typed) =>
      ['empty', 'right'].includes(numberStateIn(typed, start)) ? {} : { number: wrongNumber },
    refusedAt: numberRefused,
  });
  const { country } = form.values;
  const changes = changesOf(form.values, start);
  const unsaved = Object.keys(changes).length > 0;
  const isWrong = numberStateIn(form.values, start) === 'wrong';
  return (
    <form onSubmit={submit(() => onSave(changes, { outcome, country }))} noValidate>
      {client && <LeaveQuestion unsaved={unsaved} outlivesDialogs onLeave={draft.forget} />}
      <Stack>
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        {!client && (
          <NativeSelect
            {...form.getInputProps('country')}
            data-autofocus
            label={t`Land`}
            data={countries.map((value) => ({ value, label: t(countryTexts[value]) }))}
          />
        )}
        <TextInput {...field('name')} label={<Trans>Navn</Trans>} autoComplete="organization" />
        <TextInput
          {...field('number')}
          error={form.errors.number ?? (isWrong && wrongNumber)}
          label={<Trans>Organisasjonsnummer</Trans>}
          description={country === 'NO' ? <Trans>Ni sifre</Trans> : <Trans>Ti sifre</Trans>}
          inputMode="numeric"
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
        <ErrorNotice error={unplaced(error)} />
        <Group justify="flex-end">
          <Button type="submit" loading={pending} disabled={!unsaved}>
            {client ? <Trans>Lagre</Trans> : <Trans>Legg til</Trans>}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
