import { Trans, useLingui } from '@lingui/react/macro';
import type { SortOf } from '../../client/list-search.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import type { ClientItem } from '../clients.queries.ts';
import type { clientList } from './clients-search.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientName } from './ClientName.tsx';

interface ClientTableProps {
  clients: readonly ClientItem[];
  list: ListSearchState<typeof clientList>;
}

export function ClientTable({ clients, list }: ClientTableProps) {
  const { t } = useLingui();
  const columns: Column<ClientItem, SortOf<typeof clientList>>[] = [
    {
      header: t`Oppdragsgiver`,
      sort: 'name',
      kind: 'lead',
      cell: (client) => <ClientName client={client} />,
    },
    { header: t`Land`, cell: ({ country }) => t(countryTexts[country]) },
    { header: t`Selger`, cell: ({ sales_admin }) => sales_admin?.name ?? <Trans>Ingen</Trans> },
    { header: t`Innkjøpere`, sort: 'buyers', cell: ({ buyers }) => buyers },
    {
      header: t`Oppdrag`,
      sort: 'assignments',
      cell: ({ assignments, active_assignments: active }) =>
        active > 0 ? (
          <Trans>
            {assignments}, {active} aktive
          </Trans>
        ) : (
          assignments
        ),
    },
    {
      header: t`Sist aktiv`,
      sort: 'activity',
      cell: ({ last_activity_at: at }) => (at ? <AgoText value={at} /> : <Trans>Aldri</Trans>),
    },
  ];
  return (
    <SortableTable
      rows={clients}
      keyOf={({ client }) => client}
      columns={columns}
      list={list}
      card={(client) => <ClientCard client={client} />}
    />
  );
}
