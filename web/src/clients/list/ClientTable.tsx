import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { countryTexts } from '../../ui/country-texts.ts';
import { AgoText } from '../../ui/DateText.tsx';
import { LeadCell, ListTable } from '../../ui/ListTable.tsx';
import { sortHeaders } from '../../ui/SortHeader.tsx';
import type { ClientItem } from '../clients.queries.ts';
import { firstDirection, sortOf, type ClientSort, type ClientsSearch } from './clients-search.ts';
import { ClientName } from './ClientName.tsx';

interface ClientTableProps {
  clients: readonly ClientItem[];
  search: ClientsSearch;
  onSort: (part: ClientsSearch) => void;
}

export function ClientTable({ clients, search, onSort }: ClientTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<ClientSort>({
    now: sortOf(search),
    first: firstDirection,
    onSort,
  });
  return (
    <ListTable
      head={
        <>
          {sortBy('name', t`Oppdragsgiver`)}
          <Table.Th>
            <Trans>Land</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Selger</Trans>
          </Table.Th>
          {sortBy('buyers', t`Innkjøpere`)}
          {sortBy('assignments', t`Oppdrag`)}
          {sortBy('activity', t`Sist aktiv`)}
        </>
      }
    >
      {clients.map((client) => (
        <Row key={client.client} client={client} />
      ))}
    </ListTable>
  );
}

function Row({ client }: { client: ClientItem }) {
  const { t } = useLingui();
  const { assignments, active_assignments: active } = client;
  return (
    <Table.Tr>
      <LeadCell>
        <ClientName client={client} />
      </LeadCell>
      <Table.Td>{t(countryTexts[client.country])}</Table.Td>
      <Table.Td>{client.sales_admin?.name ?? <Trans>Ingen</Trans>}</Table.Td>
      <Table.Td>{client.buyers}</Table.Td>
      <Table.Td>
        {active > 0 ? (
          <Trans>
            {assignments}, {active} aktive
          </Trans>
        ) : (
          assignments
        )}
      </Table.Td>
      <Table.Td>
        {client.last_activity_at ? (
          <AgoText value={client.last_activity_at} />
        ) : (
          <Trans>Aldri</Trans>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
