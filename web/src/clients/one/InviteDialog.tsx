import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { clientCalls } from '@torg/protocol/clients/clients';
import { RequestError } from '../../client/request-error.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { useInviteColleague, type Client } from '../clients.queries.ts';

interface InviteDialogProps {
  client: Client;
  onClose: () => void;
}

const refusedAt = (error: unknown) =>
  error instanceof RequestError && error.code === 'email_is_taken'
    ? { email: errorText(error) }
    : {};

/** Name and address of a colleague, who gets a link by mail. */
export function InviteDialog({ client, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const invite = useInviteColleague(client.client);
  const { field, draft, submit, outcome, unplaced } = useCallForm({
    about: ['colleague', client.client],
    body: clientCalls.inviteColleague.body,
    start: { name: '', email: '' },
    texts: { name: 'name', email: 'email' },
    says: { name: t`Skriv navnet`, email: t`Skriv e-postadressen, som navn@firma.no` },
    refusedAt,
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const { name: company } = client;
  const send = submit(({ name, email: typed }) => {
    const email = typed.trim();
    invite.mutate(
      { name, email },
      outcome({ done: t`Invitasjonen er sendt til ${email}`, next: onClose }),
    );
  });
  return (
    <Dialog onClose={close} title={t`Inviter kollega`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <Text size="sm">
            <Trans>Kollegaen får en lenke på e-post, og blir innkjøper i {company}.</Trans>
          </Text>
          <TextInput {...field('name')} label={<Trans>Navn</Trans>} data-autofocus />
          <TextInput {...field('email')} type="email" label={<Trans>E-post</Trans>} />
          <ErrorNotice error={unplaced(invite.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
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
