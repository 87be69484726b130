import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Title } from '@mantine/core';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { ScrollingTable } from '../ui/table/ScrollingTable.tsx';
import classes from './PersonScores.module.css';
import type { SelectionPerson } from './record.queries.ts';
import { scoreTable } from './score-table.ts';

interface PersonScoresProps {
  person: SelectionPerson;
  by: keyof SelectionPerson['scores'];
  /** the words of the criteria, in their order */
  criteria: readonly string[];
}

/** What somebody was given by each who scored, criterion by criterion. */
export function PersonScores({ person, by, criteria }: PersonScoresProps) {
  const { t } = useLingui();
  const { scorers, rows } = scoreTable(person.scores[by], criteria);
  const name = person.name ?? t`Slettet profil`;
  const nameOf = (scorer: string | null) =>
    scorer === builtInEngine ? t`Torgs egne regler` : (scorer ?? t`Slettet konto`);
  return (
    <div>
      <Title order={4} size="h5">
        {name}
      </Title>
      <ScrollingTable label={t`Poengene til ${name}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Trans>Kriterium</Trans>
            </Table.Th>
            {scorers.map((scorer) => (
              <Table.Th key={scorer} scope="col" className={classes.score}>
                {nameOf(scorer)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, criterion, scores }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" className={classes.criterion}>
                {criterion ?? <Trans>Et kriterium som er fjernet siden</Trans>}
              </Table.Th>
              {scores.map((one, at) => (
                <Table.Td key={scorers[at]} className={classes.score}>
                  {one ? <ScoreOf score={one.score} most={one.most} /> : '–'}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollingTable>
    </div>
  );
}

function ScoreOf({ score, most }: { score: number; most: number }) {
  return (
    <Trans>
      {score} av {most}
    </Trans>
  );
}
