import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { noticeDone } from '../ui/notice.tsx';
import { Section } from '../ui/Section.tsx';
import { useUpdateMe, type ShellUser } from './accounts.queries.ts';

export function AccountDetails({ user: { account } }: { user: ShellUser }) {
  const { t } = useLingui();
  const update = useUpdateMe();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: account.name, title: account.title ?? '', phone: account.phone ?? '' },
    validate: { name: (name) => (name.trim() ? null : t`Skriv navnet ditt`) },
  });
  const save = form.onSubmit(
    ({ name, title, phone }) =>
      update.mutate(
        { name, title: title || null, phone: phone || null },
        { onSuccess: () => noticeDone(t`Opplysningene er lagret`) },
      ),
    focusWrongField(form),
  );
  return (
    <Section title={t`Om deg`} lead={<Trans>Slik vises du for dem du har kontakt med.</Trans>}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            key={form.key('name')}
            label={<Trans>Navn</Trans>}
            autoComplete="name"
            maxLength={limits.account.name}
            withAsterisk
          />
          <TextInput
            {...form.getInputProps('title')}
            key={form.key('title')}
            label={<Trans>Tittel</Trans>}
            autoComplete="organization-title"
            maxLength={limits.account.title}
          />
          <TextInput
            {...form.getInputProps('phone')}
            key={form.key('phone')}
            label={<Trans>Telefon</Trans>}
            type="tel"
            autoComplete="tel"
            maxLength={limits.account.phone}
          />
          <ErrorNotice error={update.error} />
          <Group justify="flex-end">
            <Button type="submit" loading={update.isPending}>
              <Trans>Lagre</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
