import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import { ImportanceText } from '../../opportunities/public/ImportanceText.tsx';
import { ScrollingTable } from '../../ui/table/ScrollingTable.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { MeetsText } from '../answer/MeetsText.tsx';
import { ScoreText } from '../answer/ScoreText.tsx';
import classes from './CriteriaTable.module.css';
import { isFolded, meetsOf, partOf, type Column, type PersonRow } from './person-rows.ts';

interface CriteriaTableProps {
  rows: readonly PersonRow[];
  criteria: readonly Column[];
}

/** People down, criteria across; what each rests on stands below, with the person. */
export function CriteriaTable({ rows, criteria }: CriteriaTableProps) {
  const { t } = useLingui();
  return (
    <div className={`torg-card ${classes.frame}`}>
      <ScrollingTable label={t`Personer og kriterier`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={classes.who}>
              <Trans>Person</Trans>
            </Table.Th>
            <Table.Th scope="col" className={classes.total}>
              <Trans>Samlet</Trans>
            </Table.Th>
            {criteria.map(({ id, criteria: words, importance }) => (
              <Table.Th key={id} scope="col" className={classes.criterion}>
                {words}
                <Text size="xs" c="dimmed" fw={400}>
                  <ImportanceText importance={importance} />
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.account} row={row} criteria={criteria} />
          ))}
        </Table.Tbody>
      </ScrollingTable>
    </div>
  );
}

function Row({ row, criteria }: { row: PersonRow; criteria: readonly Column[] }) {
  const { t } = useLingui();
  const total = row.evaluated ?? row.read;
  const isClosed = total === undefined && isFolded(row);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.who}>
        <TextLink href={`#${partOf(row.account)}`}>{row.name}</TextLink>
      </Table.Th>
      <Table.Td>
        {total ? (
          <ScoreText score={total.score} confidence={total.confidence} />
        ) : (
          <Quiet>{isClosed ? t`Gi egne poeng først` : t`Ikke svart`}</Quiet>
        )}
      </Table.Td>
      {criteria.map((criterion) => {
        const meets = meetsOf(row, criterion);
        return (
          <Table.Td key={criterion.id}>
            {meets ? (
              <MeetsText meets={meets} />
            ) : (
              <Quiet>{isClosed ? t`Foldet sammen` : t`Ikke vurdert`}</Quiet>
            )}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
