import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { numberRefused } from '../../organizations/public/organization-number.ts';
import { RegisterHint } from '../../organizations/public/RegisterHint.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { OvertakenNotice } from '../../ui/form/OvertakenNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { useSaveCompany, type ConsultantCompany } from '../consultant-companies.queries.ts';
import { changesOf, numberStateIn, typedOf } from './settings-changes.ts';

export function SettingsForm({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  const save = useSaveCompany(company.consultant_company);
  const { country } = company;
  const wrongNumber = t`Dette er ikke et gyldig organisasjonsnummer`;
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['company', company.consultant_company],
    body: consultantCompanyCalls.saveConsultantCompany.body,
    start: typedOf(company),
    texts: {
      name: 'name',
      number: 'organization_number',
      subdomain: 'cvpartner_subdomain',
    },
    says: { name: t`Skriv navnet på bedriften` },
    validate: (typed) =>
      ['empty', 'right'].includes(numberStateIn(typed, company)) ? {} : { number: wrongNumber },
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
  const isWrong = numberStateIn(form.values, company) === 'wrong';
  return (
    <form onSubmit={send} noValidate>
      <LeaveQuestion unsaved={unsaved} onLeave={draft.forget} />
      <Stack>
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
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
        <TextInput
          {...field('subdomain')}
          label={<Trans>Underdomene i Flowcase</Trans>}
          description={<Trans>Det første leddet i adressen bedriften bruker der.</Trans>}
          autoCapitalize="none"
          spellCheck={false}
        />
        <OvertakenNotice shown={isOvertaken && unsaved} />
        <ErrorNotice error={unplaced(save.error)} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!unsaved}>
            <Trans>Lagre</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
