import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { isPhone } from '@torg/protocol/phone';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { noticeDone } from '../ui/notice.tsx';
import { OvertakenNotice } from '../ui/OvertakenNotice.tsx';
import { noPhoneText } from '../ui/phone.ts';
import { Section } from '../ui/Section.tsx';
import { useNewest } from '../ui/use-newest.ts';
import { useUpdateMe, type AccountChanges, type ShellUser } from './accounts.queries.ts';

/** What stands in the fields. */
const typedOf = ({ name, title, phone }: ShellUser['account']) => ({
  name,
  title: title ?? '',
  phone: phone ?? '',
});

type Typed = ReturnType<typeof typedOf>;

/** Only what was changed, so that what another tab saved meanwhile stays; empty is none. */
const changesOf = ({ name, title, phone }: Typed, start: Typed): AccountChanges => ({
  ...(name !== start.name && { name }),
  ...(title !== start.title && { title: title || null }),
  ...(phone !== start.phone && { phone: phone || null }),
});

export function AccountDetails({ user: { account } }: { user: ShellUser }) {
  const { t } = useLingui();
  const update = useUpdateMe();
  const form = useForm({
    initialValues: typedOf(account),
    validate: {
      name: (name) => (name.trim() ? null : t`Skriv navnet ditt`),
      phone: (phone) => (isPhone(phone) ? null : t(noPhoneText)),
    },
  });
  const isOvertaken = useNewest(form, typedOf(account));
  const save = form.onSubmit(
    (typed) =>
      update.mutate(changesOf(typed, form.getInitialValues()), {
        onSuccess: () => {
          form.resetDirty(typed);
          noticeDone(t`Opplysningene er lagret`);
        },
      }),
    focusWrongField(form),
  );
  return (
    <Section title={t`Om deg`} lead={<Trans>Slik vises du for dem du har kontakt med.</Trans>}>
      <LeaveQuestion unsaved={form.isDirty()} />
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={<Trans>Navn</Trans>}
            autoComplete="name"
            maxLength={limits.account.name}
            withAsterisk
          />
          <TextInput
            {...form.getInputProps('title')}
            label={<Trans>Tittel</Trans>}
            autoComplete="organization-title"
            maxLength={limits.account.title}
          />
          <TextInput
            {...form.getInputProps('phone')}
            label={<Trans>Telefon</Trans>}
            type="tel"
            autoComplete="tel"
            maxLength={limits.account.phone}
          />
          <OvertakenNotice shown={isOvertaken && form.isDirty()} />
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
