import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { AgoText, ShortDateText } from '../ui/DateText.tsx';
import { LeadCell, ListTable } from '../ui/ListTable.tsx';
import { sortHeaders } from '../ui/SortHeader.tsx';
import type { Person } from './people.queries.ts';
import { firstDirection, sortOf, type PeopleSearch, type PeopleSort } from './people-search.ts';
import { PersonCompany } from './PersonCompany.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonRole } from './PersonRole.tsx';
import { StandingBadge } from './StandingBadge.tsx';

interface PeopleTableProps {
  people: readonly Person[];
  search: PeopleSearch;
  onSort: (part: PeopleSearch) => void;
}

export function PeopleTable({ people, search, onSort }: PeopleTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<PeopleSort>({
    now: sortOf(search),
    first: firstDirection,
    onSort,
  });
  return (
    <ListTable
      head={
        <>
          {sortBy('name', t`Navn`)}
          <Table.Th>
            <Trans>Rolle</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Selskap</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Status</Trans>
          </Table.Th>
          {sortBy('active', t`Sist aktiv`)}
          {sortBy('created', t`Lagt til`)}
        </>
      }
    >
      {people.map((person) => (
        <Row key={person.account} person={person} />
      ))}
    </ListTable>
  );
}

function Row({ person }: { person: Person }) {
  return (
    <Table.Tr>
      <LeadCell>
        <PersonName person={person} />
      </LeadCell>
      <Table.Td>
        <PersonRole person={person} />
      </Table.Td>
      <Table.Td>
        <PersonCompany organization={person.organization} />
      </Table.Td>
      <Table.Td>
        <StandingBadge standing={person.standing} />
      </Table.Td>
      <Table.Td>
        {person.last_active_at ? <AgoText value={person.last_active_at} /> : <Trans>Aldri</Trans>}
      </Table.Td>
      <Table.Td>
        <ShortDateText value={person.created_at} />
      </Table.Td>
    </Table.Tr>
  );
}
