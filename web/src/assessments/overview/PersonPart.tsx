import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { addressOfAssessment } from '../../boards/public/board-of.ts';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Answered } from '../answer/Answered.tsx';
import { CriterionList } from '../answer/CriterionList.tsx';
import { partOf, type PersonRow } from './person-rows.ts';
import { PersonAnswer } from './PersonAnswer.tsx';

interface PersonPartProps {
  assignment: Assignment;
  row: PersonRow;
  criteria: readonly Criterion[];
}

/** All that was answered about one person. */
export function PersonPart({ assignment, row, criteria }: PersonPartProps) {
  const { t } = useLingui();
  const { account, name, image, title, assessment, card } = row;
  const evaluation = row.evaluation?.profile_evaluation;
  const of = { kind: 'assignment', id: assignment.uuid } as const;
  return (
    <Paper component="article" id={partOf(account)} aria-label={name}>
      <Stack gap="md">
        <PersonLine name={name} image={image} detail={title}>
          <Title order={3} size="h4">
            <TextLink href={`/profiles/${account}`}>{name}</TextLink>
          </Title>
        </PersonLine>
        {assessment ? (
          <PersonAnswer
            assignment={assignment}
            assessment={assessment}
            isEvaluated={row.evaluated !== undefined}
          />
        ) : null}
        {row.evaluated && evaluation && (
          <Answered job={evaluation}>
            <CriterionList
              results={row.evaluated.criteria}
              criteria={criteria}
              profile={account}
              told={[]}
            />
          </Answered>
        )}
        {card !== undefined && (
          <Text size="sm" data-no-print>
            {row.evaluation?.is_folded ? (
              <Trans>Vurderingen etter kriteriene vises når du har gitt egne poeng.</Trans>
            ) : null}{' '}
            <TextLink href={addressOfAssessment(of, card)}>{t`Åpne på tavlen`}</TextLink>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
