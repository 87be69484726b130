import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { ShortDateText } from '../../ui/DateText.tsx';
import { LeadCell, ListTable } from '../../ui/ListTable.tsx';
import { sortHeaders } from '../../ui/SortHeader.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';
import { AvailabilityText } from '../public/AvailabilityText.tsx';
import { QaBadge } from '../public/QaBadge.tsx';
import { StandingText } from '../public/StandingText.tsx';
import { CompanyOf } from './CompanyOf.tsx';
import { ConsultantName } from './ConsultantName.tsx';
import {
  firstDirection,
  sortOf,
  type ConsultantSearch,
  type ConsultantSort,
} from './consultant-search.ts';

interface ConsultantTableProps {
  consultants: readonly ConsultantAccount[];
  search: ConsultantSearch;
  onSort: (part: ConsultantSearch) => void;
}

export function ConsultantTable({ consultants, search, onSort }: ConsultantTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<ConsultantSort>({
    now: sortOf(search),
    first: firstDirection,
    onSort,
  });
  return (
    <ListTable
      head={
        <>
          {sortBy('name', t`Konsulent`)}
          <Table.Th>
            <Trans>Selskap</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Kvalitetssikring</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Synlighet</Trans>
          </Table.Th>
          {sortBy('availability', t`Tilgjengelighet`)}
          {sortBy('updated', t`Oppdatert`)}
        </>
      }
    >
      {consultants.map((consultant) => (
        <Row key={consultant.account} consultant={consultant} />
      ))}
    </ListTable>
  );
}

function Row({ consultant }: { consultant: ConsultantAccount }) {
  return (
    <Table.Tr>
      <LeadCell>
        <ConsultantName consultant={consultant} />
      </LeadCell>
      <Table.Td>
        <CompanyOf consultant={consultant} />
      </Table.Td>
      <Table.Td>
        <QaBadge status={consultant.qa_status} />
      </Table.Td>
      <Table.Td>
        <StandingText consultant={consultant} />
        {consultant.deactivated && <DeactivatedLine account={consultant.account} />}
      </Table.Td>
      <Table.Td>
        <AvailabilityText
          availability={consultant.availability_date}
          updated={consultant.availability_updated}
        />
      </Table.Td>
      <Table.Td>
        <ShortDateText value={consultant.profile_updated_at} />
      </Table.Td>
    </Table.Tr>
  );
}
