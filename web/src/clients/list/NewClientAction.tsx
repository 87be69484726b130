import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { goTo } from '../../client/calls/go-to.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ClientForm } from '../ClientForm.tsx';
import { useCreateClient } from '../clients.queries.ts';

/** An admin adds a client, and continues to its page to invite the buyers. */
export function NewClientAction() {
  const { t } = useLingui();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <MainAction onClick={open} leftSection={<IconPlus size={18} aria-hidden />}>
        <Trans>Ny oppdragsgiver</Trans>
      </MainAction>
      <Dialog opened={opened} onClose={close} title={t`Ny oppdragsgiver`}>
        <NewClient />
      </Dialog>
    </>
  );
}

function NewClient() {
  const { t } = useLingui();
  const { history } = useRouter();
  const create = useCreateClient();
  return (
    <ClientForm
      start={{ name: '', number: '', salesAdmin: null, country: 'NO' }}
      withSalesAdmin
      pending={create.isPending}
      error={create.error}
      onSave={(fields, { outcome, country }) =>
        create.mutate(
          { country, ...fields, name: fields.name ?? '' },
          outcome({
            done: t`Oppdragsgiveren er lagt til`,
            next: ({ client }) => goTo(history, `/admin/clients/${client}`),
          }),
        )
      }
    />
  );
}
