import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { clientQuery } from '../clients.queries.ts';
import { ClientTabs } from './ClientTabs.tsx';

/** The page of a buyer about their own company. */
export function OwnCompanyPage() {
  const { t } = useLingui();
  const { can, account } = useShellUser();
  const own = account.currentOrganization;
  return (
    <>
      <PageHeader title={t`Mine opplysninger`}>{own?.name}</PageHeader>
      {own?.kind === 'client' ? (
        <OwnClient id={own.organization_id} />
      ) : (
        <EmptyState
          title={t`Du hører ikke til en oppdragsgiver`}
          action={
            can.administer && (
              <Button component={HrefLink} href="/customers" variant="default">
                <Trans>Til oppdragsgiverne</Trans>
              </Button>
            )
          }
        >
          <Trans>Her endrer innkjøpere bedriften sin og inviterer kolleger.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function OwnClient({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(clientQuery(id));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={180} />}
      errorTitle={t`Vi fikk ikke hentet bedriften`}
    >
      {(client) => <ClientTabs client={client} />}
    </QueryState>
  );
}
