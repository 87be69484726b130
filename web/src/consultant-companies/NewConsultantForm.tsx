import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { HrefLink } from '../ui/HrefLink.tsx';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { showAtField } from '../ui/show-at-field.ts';
import type { CompanyPlace } from './company-place.ts';
import { useAddConsultant } from './consultant-companies.queries.ts';
import { isAddress, isAboutAddress } from './consultant-address.ts';

export function NewConsultantForm({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const add = useAddConsultant(place.company);
  const form = useForm({
    initialValues: { name: '', email: '', cvpartner_id: '' },
    validate: {
      name: (name) => (name.trim() ? null : t`Skriv navnet på konsulenten`),
      email: (email) => (isAddress(email) ? null : t`Skriv en gyldig e-postadresse`),
    },
  });
  const submit = form.onSubmit(
    ({ name, email, cvpartner_id }) =>
      add.mutate(
        { name, email: email.trim(), cvpartner_id: cvpartner_id.trim() || undefined },
        {
          // The form asks before it is left; now there is nothing to lose.
          onSuccess: ({ profile }) =>
            history.push(`${place.path}?added=${profile}`, undefined, { ignoreBlocker: true }),
          onError: (error) => {
            if (isAboutAddress(error)) showAtField(form, 'email', error);
          },
        },
      ),
    focusWrongField(form),
  );
  return (
    <form onSubmit={submit} noValidate>
      <LeaveQuestion unsaved={form.isDirty() && !add.isSuccess} />
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          label={<Trans>Navn</Trans>}
          autoComplete="off"
          maxLength={limits.account.name}
          withAsterisk
        />
        <TextInput
          {...form.getInputProps('email')}
          label={<Trans>E-post</Trans>}
          description={<Trans>Invitasjonen sendes hit, og konsulenten logger inn med den.</Trans>}
          type="email"
          autoComplete="off"
          maxLength={limits.account.email}
          withAsterisk
        />
        <TextInput
          {...form.getInputProps('cvpartner_id')}
          label={<Trans>Id i Flowcase (valgfritt)</Trans>}
          description={<Trans>Knytter konsulenten til en CV som dere alt har der.</Trans>}
          autoComplete="off"
          maxLength={100}
        />
        <ErrorNotice error={isAboutAddress(add.error) ? null : add.error} />
        <Group justify="flex-end">
          <Button variant="default" component={HrefLink} href={place.path}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button type="submit" loading={add.isPending}>
            <Trans>Legg til og send invitasjon</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
