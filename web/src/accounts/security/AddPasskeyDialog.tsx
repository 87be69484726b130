import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { securityCalls } from '@torg/protocol/accounts/security-calls';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useAddPasskey } from './security.queries.ts';

/** Names the passkey; the device asks for the rest. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const add = useAddPasskey();
  const { field, draft, submit, outcome } = useCallForm({
    about: ['passkey'],
    body: securityCalls.addPasskey.body,
    start: { name: '' },
    texts: { name: 'name' },
    says: { name: t`Gi passnøkkelen et navn` },
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = submit(({ name }) =>
    add.mutate(name.trim(), outcome({ done: t`Passnøkkelen er lagt til`, next: onClose })),
  );
  return (
    <Dialog title={t`Legg til passnøkkel`} onClose={close}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            {...field('name')}
            label={<Trans>Navn</Trans>}
            description={<Trans>Så du kjenner den igjen, som «Telefonen» eller «Jobb-PC».</Trans>}
            data-autofocus
          />
          <ErrorNotice error={add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={add.isPending}>
              <Trans>Fortsett</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
