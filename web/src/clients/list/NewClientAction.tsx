import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { countries, type Country } from '@torg/protocol/terms';
import { useState } from 'react';
import { goTo } from '../../client/calls/go-to.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
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
  const [country, setCountry] = useState<Country>('NO');
  const create = useCreateClient();
  return (
    <ClientForm
      start={{ name: '', number: '', salesAdmin: null }}
      country={country}
      withSalesAdmin
      pending={create.isPending}
      error={create.error}
      onSave={(fields, { onSuccess }) =>
        create.mutate(
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
    >
      <NativeSelect
        data-autofocus
        label={t`Land`}
        value={country}
        onChange={({ currentTarget: { value } }) =>
          setCountry(countries.find((option) => option === value) ?? country)
        }
        data={countries.map((value) => ({ value, label: t(countryTexts[value]) }))}
      />
    </ClientForm>
  );
}
