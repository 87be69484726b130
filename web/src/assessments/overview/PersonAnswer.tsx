import { Stack } from '@mantine/core';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { AnswerBody } from '../answer/AnswerBody.tsx';
import { Answered } from '../answer/Answered.tsx';
import { AnswerState } from '../answer/AnswerState.tsx';
import { FeedbackForm } from '../answer/FeedbackForm.tsx';
import { GroundsText } from '../answer/GroundsText.tsx';
import { OpenAnyway } from '../board/OpenAnyway.tsx';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import {
  useAssessProfiles,
  useRateAssessment,
  type ListedAssessment,
} from '../assessments.queries.ts';
import { readAssessment } from '../read-output.ts';

interface PersonAnswerProps {
  assignment: Pick<Assignment, 'uuid' | 'can'>;
  assessment: ListedAssessment;
  /** how each criterion is met is shown by an evaluation */
  isEvaluated: boolean;
}

/** What was answered about somebody for an assignment, and what one can do about it. */
export function PersonAnswer({ assignment, assessment, isEvaluated }: PersonAnswerProps) {
  const { uuid } = assignment;
  const { account, output, grounds, feedback } = assessment;
  const { opportunity_profile_ai_assessment: id } = assessment;
  const ask = useAssessProfiles(uuid);
  const rate = useRateAssessment(uuid, id);
  const askAnew = () =>
    ask.mutate({ profile_ids: [account], prompt: grounds.prompt, force_recreate: true });
  const again = assignment.can.edit ? { pending: ask.isPending, onClick: askAnew } : undefined;
  const { folded_evaluation_board_card: folded } = assessment;
  const read = output && folded === null ? readAssessment(output) : null;
  return (
    <Stack gap="md">
      <AnswerState job={assessment} hasAnswer={output !== null} again={again} />
      <AskRefusal error={ask.error} criteriaHref={`/assignments/${uuid}/criteria`} />
      {output && folded !== null && <OpenAnyway card={folded} />}
      {read && (
        <Answered job={assessment} again={again}>
          <AnswerBody read={isEvaluated ? { ...read, criteria: [] } : read} profile={account} />
          <GroundsText {...assessment} />
          <FeedbackForm
            key={feedback?.comment ?? ''}
            rating={feedback?.rating ?? null}
            comment={feedback?.comment ?? null}
            pending={rate.isPending}
            error={rate.error}
            onRate={(rating) => rate.mutate({ rating, comment: feedback?.comment ?? null })}
            onComment={(comment) =>
              rate.mutate({ rating: feedback?.rating ?? 0, comment: comment || null })
            }
          />
        </Answered>
      )}
    </Stack>
  );
}
