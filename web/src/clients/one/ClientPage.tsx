import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { clientQuery } from '../clients.queries.ts';
import { ClientTabs } from './ClientTabs.tsx';

/** One client, for admins: its details, its people, and its history. */
export function ClientPage() {
  const { t } = useLingui();
  const { client: id } = useParams({ from: '/shell/admin/clients/$client' });
  const query = useQuery(clientQuery(id));
  return (
    <QueryState
      query={query}
      order={1}
      gone={
        <GoneState
          icon={<IconBuildingOff />}
          title={t`Vi finner ikke oppdragsgiveren`}
          back={{ href: '/customers', label: t`Til oppdragsgiverne` }}
        >
          <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={3} height={180} />}
      errorTitle={t`Vi fikk ikke hentet oppdragsgiveren`}
    >
      {(client) => (
        <>
          <PageHeader
            title={client.name}
            crumbs={[{ label: t`Oppdragsgivere`, href: '/customers' }]}
          >
            <Group gap="md">
              <Anchor component={HrefLink} href={`/admin/assignments?company=${id}`}>
                <Trans>Oppdragene</Trans>
              </Anchor>
              <Anchor component={HrefLink} href={`/users?company=${id}`}>
                <Trans>Alle brukerne</Trans>
              </Anchor>
            </Group>
          </PageHeader>
          <ClientTabs client={client}>
            <AuditTrail object={id} />
          </ClientTabs>
        </>
      )}
    </QueryState>
  );
}
