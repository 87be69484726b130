import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LogoField } from '../../organizations/public/LogoField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { typedOf } from '../client-changes.ts';
import { ClientForm } from '../ClientForm.tsx';
import { useInvalidateClients, useSaveClient, type Client } from '../clients.queries.ts';
import { Colleagues } from './Colleagues.tsx';

interface ClientSectionsProps {
  client: Client;
  /** below the others, for admins only */
  children?: ReactNode;
}

/** The same for a buyer of the client and for an admin, except for what each may change. */
export function ClientSections({ client, children }: ClientSectionsProps) {
  const { t } = useLingui();
  const save = useSaveClient(client.client);
  const invalidate = useInvalidateClients();
  const { can } = client;
  const seller = client.sales_admin?.name;
  return (
    <Stack gap="lg" maw="46rem">
      <Section
        title={t`Om bedriften`}
        lead={!can.setSalesAdmin && seller && <Trans>Din kontakt på Torg er {seller}.</Trans>}
      >
        <ClientForm
          client={client.client}
          start={typedOf(client)}
          withSalesAdmin={can.setSalesAdmin}
          pending={save.isPending}
          error={save.error}
          onSave={(changes, { outcome }) =>
            save.mutate(changes, outcome({ done: t`Opplysningene er lagret` }))
          }
        />
      </Section>
      <Section title={t`Logo`}>
        <LogoField
          organization={client.client}
          name={client.name}
          src={client.logo_url}
          onChanged={invalidate}
        />
      </Section>
      <Colleagues client={client} />
      {children}
    </Stack>
  );
}
