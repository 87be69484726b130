import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { goTo } from '../../client/calls/go-to.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { ClientForm } from '../ClientForm.tsx';
import { useMakeClient } from '../clients.queries.ts';

/** A client is added by an admin, who goes on to its page to invite the buyers. */
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
  const make = useMakeClient();
  return (
    <ClientForm
      start={{ name: '', number: '', salesAdmin: null, country: 'NO' }}
      withSalesAdmin
      pending={make.isPending}
      error={make.error}
      onSave={(fields, { onSuccess, country }) =>
        make.mutate(
          { country, ...fields, name: fields.name ?? '' },
          {
            onSuccess: ({ client }) => {
              onSuccess();
              noticeDone(t`Oppdragsgiveren er lagt til`);
              goTo(history, `/admin/clients/${client}`);
            },
          },
        )
      }
    />
  );
}
