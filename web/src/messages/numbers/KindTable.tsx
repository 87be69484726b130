import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { threadKinds } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { useNumberText } from '../../ui/text/number-text.ts';
import { ScrollingTable } from '../../ui/table/ScrollingTable.tsx';
import { kindTexts } from '../thread-texts.ts';
import { useDurationText, useShareText } from './number-texts.ts';
import type { AnswerNumbers, ThreadNumbers } from './numbers.queries.ts';

/** How fast each kind of thread is answered. */
export function KindTable({ all, kinds }: Pick<ThreadNumbers, 'all' | 'kinds'>) {
  const { t } = useLingui();
  return (
    <ScrollingTable label={t`Svar etter slag`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Slag</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Samtaler</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Innen 24 timer</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Innen 72 timer</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Ikke besvart</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Median</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {threadKinds.map((kind) => {
          const numbers = kinds[kind];
          return numbers && <Row key={kind} name={t(kindTexts[kind])} numbers={numbers} />;
        })}
        <Row name={<Trans>Alle</Trans>} numbers={all} />
      </Table.Tbody>
    </ScrollingTable>
  );
}

function Row({ name, numbers }: { name: ReactNode; numbers: AnswerNumbers }) {
  const inWords = useNumberText();
  const share = useShareText();
  const duration = useDurationText();
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{inWords(numbers.threads)}</Table.Td>
      <Table.Td>{share(numbers.within_24h, numbers.due_24h)}</Table.Td>
      <Table.Td>{share(numbers.within_72h, numbers.due_72h)}</Table.Td>
      <Table.Td>{share(numbers.unanswered, numbers.threads)}</Table.Td>
      <Table.Td>
        {numbers.median_seconds === null ? '–' : duration(numbers.median_seconds)}
      </Table.Td>
    </Table.Tr>
  );
}
