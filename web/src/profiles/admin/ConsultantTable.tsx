import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { ShortDateText } from '../../ui/DateText.tsx';
import { SortHeader } from '../../ui/SortHeader.tsx';
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
import classes from './ConsultantTable.module.css';

interface ConsultantTableProps {
  consultants: readonly ConsultantAccount[];
  search: ConsultantSearch;
  onSort: (part: ConsultantSearch) => void;
}

export function ConsultantTable({ consultants, search, onSort }: ConsultantTableProps) {
  const { t } = useLingui();
  const now = sortOf(search);
  const sortBy = (sort: ConsultantSort, label: string) => {
    const sorted = now.sort === sort ? now.direction : undefined;
    const turned = sorted === 'asc' ? 'desc' : 'asc';
    const direction = sorted ? turned : firstDirection(sort);
    return <SortHeader label={label} sorted={sorted} onSort={() => onSort({ sort, direction })} />;
  };
  return (
    <div className={`torg-card ${classes.frame}`}>
      <Table className={classes.table} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
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
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {consultants.map((consultant) => (
            <Row key={consultant.account} consultant={consultant} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ consultant }: { consultant: ConsultantAccount }) {
  return (
    <Table.Tr>
      <Table.Td className={classes.who}>
        <ConsultantName consultant={consultant} />
      </Table.Td>
      <Table.Td>
        <CompanyOf consultant={consultant} />
      </Table.Td>
      <Table.Td>
        <QaBadge status={consultant.qa_status} />
      </Table.Td>
      <Table.Td>
        <StandingText consultant={consultant} />
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
