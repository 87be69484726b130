import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { ScrollingTable } from '../../ui/table/ScrollingTable.tsx';
import type { AgreementView } from '../agreements.queries.ts';
import { PeriodText } from '../PeriodText.tsx';
import { useMoney } from '../use-money.ts';

/** The hourly rate, period by period. */
export function RateTable({ rates }: { rates: AgreementView['rates'] }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <ScrollingTable label={t`Timepris etter periode`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Periode</Trans>
          </Table.Th>
          <Table.Th ta="right">
            <Trans>Timepris</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rates.map(({ start_date, end_date, hourly_rate, currency }) => (
          <Table.Tr key={start_date}>
            <Table.Td>
              <PeriodText start={start_date} end={end_date} />
            </Table.Td>
            <Table.Td ta="right">{money(hourly_rate, currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollingTable>
  );
}
