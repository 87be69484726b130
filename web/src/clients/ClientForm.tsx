import { Trans, useLingui } from '@lingui/react/macro';
import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { clientCalls } from '@torg/protocol/clients/clients';
import { countries, type Country } from '@torg/protocol/terms';
import { changedNumberState, numberRefused } from '../organizations/public/organization-number.ts';
import { OrganizationNumberField } from '../organizations/public/OrganizationNumberField.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { countryTexts } from '../ui/text/country-texts.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx';
import { OvertakenNotice } from '../ui/form/OvertakenNotice.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useCallForm, type CallForm } from '../ui/form/use-call-form.ts';
import { changesOf, type TypedClient } from './client-changes.ts';
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
  const stateOfNumber = ({ number, country }: TypedClient) =>
    changedNumberState(number, start.number, country);
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['client', client ?? 'new'],
    body: clientCalls.saveClient.body,
    start,
    texts: { name: 'name', number: 'organization_number' },
    says: { name: t`Skriv navnet på bedriften` },
    validate: (typed) =>
      ['empty', 'right'].includes(stateOfNumber(typed)) ? {} : { number: wrongNumber },
    refusedAt: numberRefused,
  });
  const { country } = form.values;
  const changes = changesOf(form.values, start);
  const unsaved = Object.keys(changes).length > 0;
  const isWrong = stateOfNumber(form.values) === 'wrong';
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
        <OrganizationNumberField
          input={{ ...field('number'), error: form.errors.number ?? (isWrong && wrongNumber) }}
          typed={form.values}
          country={country}
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
          <SubmitButton unsaved={unsaved} pending={pending}>
            {client ? <Trans>Lagre</Trans> : <Trans>Legg til</Trans>}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
