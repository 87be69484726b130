import { Trans } from '@lingui/react/macro';
import { Paper, Stack } from '@mantine/core';
import { AnswerBody } from '../answer/AnswerBody.tsx';
import { Answered } from '../answer/Answered.tsx';
import { AnswerState } from '../answer/AnswerState.tsx';
import { FeedbackForm } from '../answer/FeedbackForm.tsx';
import { GroundsText } from '../answer/GroundsText.tsx';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import {
  useAssessProfiles,
  useRateAssessment,
  type ProfileAssessment,
} from '../assessments.queries.ts';
import { readAssessment } from '../read-output.ts';
import classes from './ConsultantAnswer.module.css';

interface ConsultantAnswerProps {
  assignment: string;
  assessment: ProfileAssessment;
}

/** What was answered about one consultant, with the data as they were sent. */
export function ConsultantAnswer({ assignment, assessment }: ConsultantAnswerProps) {
  const { account, output, input, grounds, feedback, can } = assessment;
  const ask = useAssessProfiles(assignment);
  const rate = useRateAssessment(assignment, assessment.opportunity_profile_ai_assessment);
  const askAnew = () =>
    ask.mutate({ profile_ids: [account], prompt: grounds.prompt, force_recreate: true });
  const again = can.ask ? { pending: ask.isPending, onClick: askAnew } : undefined;
  return (
    <Stack gap="md">
      <AnswerState job={assessment} hasAnswer={output !== null} again={again} />
      <AskRefusal error={ask.error} criteriaHref={`/assignments/${assignment}/criteria`} />
      {output && (
        <Paper>
          <Stack gap="lg">
            <Answered job={assessment} again={again}>
              <AnswerBody read={readAssessment(output)} profile={account} order={2} />
            </Answered>
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
          </Stack>
        </Paper>
      )}
      {input && (
        <details>
          <summary>
            <Trans>Det som ble sendt, slik det ble sendt</Trans>
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the focused element */}
          <pre className={classes.sent} tabIndex={0}>
            {JSON.stringify(input, undefined, 2)}
          </pre>
        </details>
      )}
    </Stack>
  );
}
