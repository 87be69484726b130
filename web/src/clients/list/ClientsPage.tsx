import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { clientsQuery } from '../clients.queries.ts';
import { clientList, clientsParams } from './clients-search.ts';
import { ClientFields } from './ClientFields.tsx';
import { ClientTable } from './ClientTable.tsx';
import { NewClientAction } from './NewClientAction.tsx';

/** Every client, with its sales admin and its assignments. */
export function ClientsPage() {
  const { t } = useLingui();
  const list = useListSearch(clientList);
  return (
    <ListPage
      title={t`Oppdragsgivere`}
      action={<NewClientAction />}
      list={list}
      query={useQuery(clientsQuery(clientsParams(list.search)))}
      results={({ clients, total }) => ({ rows: clients, total })}
      find={t`Søk på navn eller organisasjonsnummer`}
      fields={<ClientFields list={list} />}
      show={(total) => (
        <Plural value={total} one="Vis # oppdragsgiver" other="Vis # oppdragsgivere" />
      )}
      counted={(total) => <Plural value={total} one="# oppdragsgiver" other="# oppdragsgivere" />}
      skeleton={{ rows: 8, height: 64, card: 132 }}
      errorTitle={t`Vi fikk ikke hentet oppdragsgiverne`}
      noHits={t`Ingen oppdragsgivere passer filtrene`}
      empty={
        <EmptyState title={t`Ingen oppdragsgivere ennå`}>
          <Trans>Legg til den første, og inviter innkjøperne derfra.</Trans>
        </EmptyState>
      }
    >
      {(clients) => <ClientTable clients={clients} list={list} />}
    </ListPage>
  );
}
