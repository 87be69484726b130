import { Trans } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../client/use-locale.ts';
import { addressOfAssessment, type BoardOf } from '../../../boards/public/board-of.ts';
import { evaluationsQuery, useEvaluate } from '../evaluations.queries.ts';
import type { Criterion } from '../../../opportunities/public/criteria.ts';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { AnswerBody } from '../../answer/AnswerBody.tsx';
import { Answered } from '../../answer/Answered.tsx';
import { AnswerState } from '../../answer/AnswerState.tsx';
import { GroundsText } from '../../answer/GroundsText.tsx';
import { AskRefusal } from '../../asking/AskRefusal.tsx';
import { criteriaOf } from '../NeedOf.tsx';
import { partOf, type PersonRow } from '../../overview/person-rows.ts';
import classes from './RankingView.module.css';

interface EvaluatedPeopleProps {
  of: BoardOf;
  need: string;
  rows: readonly PersonRow[];
  criteria: readonly Criterion[];
}

/** Person by person, on what the table rests. */
export function EvaluatedPeople({ of, need, rows, criteria }: EvaluatedPeopleProps) {
  return (
    <ul className={classes.ranked}>
      {rows.map((row) => (
        <li key={row.account}>
          <Evaluated of={of} need={need} row={row} criteria={criteria} />
        </li>
      ))}
    </ul>
  );
}

interface EvaluatedProps extends Omit<EvaluatedPeopleProps, 'rows'> {
  row: PersonRow;
}

function Evaluated({ of, need, row, criteria }: EvaluatedProps) {
  const { account, name, image, title, card, evaluation, evaluated } = row;
  const job = evaluation?.profile_evaluation;
  const evaluate = useEvaluate(need);
  const declined = useQuery(evaluationsQuery(need, useLocale())).data
    ?.declined_evaluation_board_cards;
  const again =
    evaluation && !declined?.includes(evaluation.evaluation_board_card)
      ? {
          pending: evaluate.isPending,
          onClick: () =>
            evaluate.mutate({
              ...{
                evaluation_board_cards: [evaluation.evaluation_board_card],
                force_recreate: true,
              },
              prompt: evaluation.newest_prompt,
            }),
        }
      : undefined;
  return (
    <Paper component="article" id={partOf(account)} aria-label={name}>
      <Stack gap="md">
        <PersonLine name={name} image={image} detail={title}>
          <Title order={3} size="h4">
            <TextLink href={`/profiles/${account}`}>{name}</TextLink>
          </Title>
        </PersonLine>
        {job && <AnswerState job={job} hasAnswer={job.output !== null} again={again} />}
        <AskRefusal error={evaluate.error} criteriaHref={criteriaOf(of)} />
        {evaluated && job && (
          <Answered job={job} again={again}>
            <AnswerBody read={evaluated} profile={account} criteria={criteria} />
          </Answered>
        )}
        {evaluated && job && evaluation && (
          <GroundsText
            grounds={evaluation.grounds}
            answered_by={job.answered_by}
            created_at={job.created_at}
            prompt_version={job.prompt_version}
          />
        )}
        {card !== undefined && (
          <Text size="sm" data-no-print>
            {evaluation?.is_folded && (
              <Trans>Vurderingen etter kriteriene vises når du har gitt egne poeng.</Trans>
            )}{' '}
            <TextLink href={addressOfAssessment(of, card)}>
              <Trans>Åpne på tavlen</Trans>
            </TextLink>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
