import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Collapse, Group, Paper, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useAddToPitch, type CompanyChoice } from '../../interest/public/company-choice.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import { AnswerBody } from '../answer/AnswerBody.tsx';
import { Answered } from '../answer/Answered.tsx';
import { AnswerState } from '../answer/AnswerState.tsx';
import { FeedbackForm } from '../answer/FeedbackForm.tsx';
import { GroundsText } from '../answer/GroundsText.tsx';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import { ScoreText } from '../answer/ScoreText.tsx';
import {
  useAssessProfiles,
  useRateAssessment,
  type ListedAssessment,
} from '../assessments.queries.ts';
import { readAssessment, type Claim } from '../read-output.ts';
import classes from './CompanyFit.module.css';
import { pitchOf } from './pitch-of.ts';

interface ConsultantFitProps {
  choice: CompanyChoice;
  assessment: ListedAssessment;
  isOpen: boolean;
  onFlip: () => void;
}

/** How one consultant fits; the strengths may become a draft of their pitch. */
export function ConsultantFit({ choice, assessment, isOpen, onFlip }: ConsultantFitProps) {
  const { t } = useLingui();
  const id = useId();
  const { account, name, image_url, title, output, grounds, feedback } = assessment;
  const { assignment } = choice;
  const ask = useAssessProfiles(assignment);
  const rate = useRateAssessment(assignment, assessment.opportunity_profile_ai_assessment);
  const askAnew = () =>
    ask.mutate({ profile_ids: [account], prompt: grounds.prompt, force_recreate: true });
  const again = { pending: ask.isPending, onClick: askAnew };
  const read = output && readAssessment(output);
  return (
    <Paper component="article" aria-label={name}>
      <div className={classes.head}>
        <PersonLine name={name} image={image_url} detail={title}>
          <Title order={3} size="h4">
            {name}
          </Title>
        </PersonLine>
        <Group gap="sm">
          {read && !isOpen && <ScoreText score={read.score} confidence={read.confidence} />}
          {read && (
            <Button
              variant="default"
              size="xs"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={isOpen ? t`Skjul: ${name}` : t`Styrker og mangler: ${name}`}
              onClick={onFlip}
            >
              {isOpen ? <Trans>Skjul</Trans> : <Trans>Styrker og mangler</Trans>}
            </Button>
          )}
        </Group>
      </div>
      <div className={classes.answer}>
        <AnswerState job={assessment} hasAnswer={output !== null} again={again} />
        <AskRefusal error={ask.error} criteriaHref={`/assignments/${assignment}`} />
        <Collapse id={id} expanded={isOpen}>
          {read && (
            <Stack gap="md" pt="sm">
              <Answered job={assessment} again={again}>
                <AnswerBody read={read} profile={account} />
              </Answered>
              <ToPitch choice={choice} account={account} strengths={read.strengths} />
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
          )}
        </Collapse>
      </div>
    </Paper>
  );
}

interface ToPitchProps {
  choice: CompanyChoice;
  account: string;
  strengths: readonly Claim[];
}

function ToPitch({ choice, account, strengths }: ToPitchProps) {
  const { history } = useRouter();
  const addToPitch = useAddToPitch(choice.assignment);
  if (strengths.length === 0) return null;
  const use = () => {
    addToPitch(account, pitchOf(strengths));
    goTo(history, choice.pitchHref(account));
  };
  return (
    <div>
      <Button onClick={use}>
        <Trans>Bruk styrkene i salgsteksten</Trans>
      </Button>
    </div>
  );
}
