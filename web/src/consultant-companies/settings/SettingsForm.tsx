import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, TextInput } from '@mantine/core';
import { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import {
  changedNumberState,
  numberRefused,
} from '../../organizations/public/organization-number.ts';
import { OrganizationNumberField } from '../../organizations/public/OrganizationNumberField.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { OvertakenNotice } from '../../ui/form/OvertakenNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { useSaveCompany, type ConsultantCompany } from '../consultant-companies.queries.ts';
import { changesOf, typedOf } from './settings-changes.ts';

export function SettingsForm({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  const save = useSaveCompany(company.consultant_company);
  const { country } = company;
  const wrongNumber = t`Dette er ikke et gyldig organisasjonsnummer`;
  const stateOfNumber = ({ number }: { number: string }) =>
    changedNumberState(number, company.organization_number ?? '', country);
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['company', company.consultant_company],
    body: consultantCompanyCalls.saveConsultantCompany.body,
    start: typedOf(company),
    texts: {
      name: 'name',
      number: 'organization_number',
    },
    says: { name: t`Skriv navnet på bedriften` },
    validate: (typed) =>
      ['empty', 'right'].includes(stateOfNumber(typed)) ? {} : { number: wrongNumber },
    refusedAt: numberRefused,
  });
  const changes = changesOf(form.values, company);
  const unsaved = Object.keys(changes).length > 0;
  const send = submit(() =>
    save.mutate(
      changes,
      outcome({
        done: t`Opplysningene er lagret`,
        next: (saved) => {
          form.setInitialValues(typedOf(saved));
          form.reset();
        },
      }),
    ),
  );
  const isWrong = stateOfNumber(form.values) === 'wrong';
  return (
    <form onSubmit={send} noValidate>
      <LeaveQuestion unsaved={unsaved} onLeave={draft.forget} />
      <Stack>
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        <TextInput {...field('name')} label={<Trans>Navn</Trans>} autoComplete="organization" />
        <OrganizationNumberField
          input={{
            ...field('number'),
            error: form.errors.number ?? (isWrong && wrongNumber),
          }}
          typed={form.values}
          country={country}
          onUseName={(name) => form.setFieldValue('name', name)}
        />
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={unplaced(save.error)} />
        <Group justify="flex-end">
          <SubmitButton unsaved={unsaved} pending={save.isPending}>
            <Trans>Lagre</Trans>
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
