import { Stack } from '@mantine/core';
import type { OpenCard } from '../../boards/public/open-card.ts';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { AnswerBody } from '../answer/AnswerBody.tsx';
import { Answered } from '../answer/Answered.tsx';
import { AnswerState } from '../answer/AnswerState.tsx';
import { FeedbackForm } from '../answer/FeedbackForm.tsx';
import { GroundsText } from '../answer/GroundsText.tsx';
import { readEvaluation } from '../read-output.ts';
import { useCommentCard, useRateCard, type CardAssessment } from './evaluations.queries.ts';
import { MatchingEntries } from './MatchingEntries.tsx';

interface EvaluationPartProps {
  need: string;
  open: OpenCard;
  criteria: readonly Criterion[];
  assessment: CardAssessment;
  evaluation: NonNullable<CardAssessment['profile_evaluation']>;
  again: { pending: boolean; onClick: () => void } | undefined;
}

/** How a machine says the criteria are met, and whether that was of use. */
export function EvaluationPart(props: EvaluationPartProps) {
  const { need, open, criteria, assessment, evaluation, again } = props;
  const { evaluation_board_card_ai_assessment: id, rating_value, rating_comment } = assessment;
  const rate = useRateCard(need, id);
  const comment = useCommentCard(need, id);
  const profile = open.detail.profile ?? undefined;
  const { output } = evaluation;
  const read = output && readEvaluation(output);
  return (
    <Stack gap="md">
      <AnswerState job={evaluation} hasAnswer={output !== null} again={again} />
      {read && (
        <Answered job={evaluation} again={again}>
          <AnswerBody read={read} profile={profile} criteria={criteria} />
          <MatchingEntries entries={read.matching} profile={profile} />
          <GroundsText
            grounds={assessment.grounds}
            answered_by={evaluation.answered_by}
            created_at={evaluation.created_at}
            prompt_version={evaluation.prompt_version}
          />
          <FeedbackForm
            key={rating_comment ?? ''}
            rating={rating_value}
            comment={rating_comment}
            pending={comment.isPending}
            error={rate.error ?? comment.error}
            onRate={(rating) => rate.mutate(rating)}
            onComment={(text) => comment.mutate(text)}
          />
        </Answered>
      )}
    </Stack>
  );
}
