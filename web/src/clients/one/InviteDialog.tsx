import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { RequestError } from '../../client/request-error.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { focusWrongField } from '../../ui/focus-wrong-field.ts';
import { noticeDone } from '../../ui/notice.tsx';
import { showAtField } from '../../ui/show-at-field.ts';
import { useInviteColleague, type Client } from '../clients.queries.ts';

interface InviteDialogProps {
  client: Client;
  onClose: () => void;
}

const isAboutEmail = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'email_is_taken';

/** Name and address of a colleague, who is mailed a link. */
export function InviteDialog({ client, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const invite = useInviteColleague(client.client);
  const form = useForm({
    // The page behind has fields of the same names.
    name: 'invite-colleague',
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: {
      name: (name) => (name.trim() ? null : t`Skriv navnet`),
      email: isEmail(t`Skriv e-postadressen, som navn@firma.no`),
    },
  });
  const { name: company } = client;
  const send = form.onSubmit(
    (typed) =>
      invite.mutate(typed, {
        onSuccess: () => {
          const { email } = typed;
          noticeDone(t`Invitasjonen er sendt til ${email}`);
          onClose();
        },
        onError: (error) => {
          if (isAboutEmail(error)) showAtField(form, 'email', error);
        },
      }),
    focusWrongField(form),
  );
  return (
    <Dialog onClose={onClose} title={t`Inviter kollega`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">
            <Trans>Kollegaen får en lenke på e-post, og blir innkjøper i {company}.</Trans>
          </Text>
          <TextInput
            {...form.getInputProps('name')}
            key={form.key('name')}
            label={<Trans>Navn</Trans>}
            maxLength={limits.account.name}
            data-autofocus
            withAsterisk
          />
          <TextInput
            {...form.getInputProps('email')}
            key={form.key('email')}
            type="email"
            label={<Trans>E-post</Trans>}
            maxLength={limits.account.email}
            withAsterisk
          />
          <ErrorNotice error={isAboutEmail(invite.error) ? null : invite.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={invite.isPending}>
              <Trans>Send invitasjonen</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
