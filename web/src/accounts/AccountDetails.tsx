import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { shellCalls } from '@torg/protocol/shell/shell';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx';
import { OvertakenNotice } from '../ui/form/OvertakenNotice.tsx';
import { noPhoneText } from '../ui/field/phone.ts';
import { Section } from '../ui/layout/Section.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { useUpdateMe, type AccountChanges, type ShellUser } from './accounts.queries.ts';

/** The initial values of the fields. */
const typedOf = ({ name, title, phone }: ShellUser['account']) => ({
  name,
  title: title ?? '',
  phone: phone ?? '',
});

type Typed = ReturnType<typeof typedOf>;

/**
 * Only what was changed, so that another tab's saves are not overwritten; an empty field becomes null.
 */
const changesOf = ({ name, title, phone }: Typed, start: Typed): AccountChanges => ({
  ...(name !== start.name && { name }),
  ...(title !== start.title && { title: title || null }),
  ...(phone !== start.phone && { phone: phone || null }),
});

export function AccountDetails({ user: { account } }: { user: ShellUser }) {
  const { t } = useLingui();
  const update = useUpdateMe();
  const { form, field, draft, isOvertaken, submit, outcome } = useCallForm({
    about: ['account', account.account],
    body: shellCalls.updateMe.body,
    start: typedOf(account),
    texts: { name: 'name', title: 'title', phone: 'phone' },
    says: { name: t`Skriv navnet ditt`, phone: t(noPhoneText) },
  });
  const save = submit((typed) =>
    update.mutate(
      changesOf(typed, form.getInitialValues()),
      outcome({ done: t`Opplysningene er lagret`, next: () => form.resetDirty(typed) }),
    ),
  );
  return (
    <Section title={t`Om deg`} lead={<Trans>Slik vises du for dem du har kontakt med.</Trans>}>
      <LeaveQuestion unsaved={form.isDirty()} onLeave={draft.forget} />
      <form onSubmit={save} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <TextInput {...field('name')} label={<Trans>Navn</Trans>} autoComplete="name" />
          <TextInput
            {...field('title')}
            label={<Trans>Tittel</Trans>}
            autoComplete="organization-title"
          />
          <TextInput
            {...field('phone')}
            label={<Trans>Telefon</Trans>}
            type="tel"
            autoComplete="tel"
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
