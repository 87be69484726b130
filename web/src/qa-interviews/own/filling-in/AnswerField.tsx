import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Paper, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useFieldProblemText } from '../../../ui/form/use-field-problem-text.ts';
import { longWordStyle } from '../../../ui/text/long-words.ts';
import { answerKey, isAnswered, type AnswerKey } from '../../answers.ts';
import { answerRule } from './answer-field-rules.ts';
import classes from './AnswerField.module.css';
import type { AnswersState } from './use-answers-autosave.ts';

interface AnswerFieldProps {
  place: number;
  question: string;
  answers: AnswersState;
  /** whether the user tried to submit the form before answering */
  isMissed: boolean;
}

/** One question and its answer, in a field that grows with the text. */
export function AnswerField({ place, question, answers, isMissed }: AnswerFieldProps) {
  const { t } = useLingui();
  const problemText = useFieldProblemText();
  const key = answerKey(place);
  const value = answers.values[key] ?? '';
  const problem = answerRule.problemOf(value);
  const missed = isMissed && !isAnswered(value) && t`Spørsmålet er ikke besvart ennå.`;
  return (
    <Paper className={classes.card}>
      <Textarea
        id={key}
        label={`${place + 1}. ${question}`}
        classNames={{ label: classes.question }}
        autosize
        minRows={4}
        value={value}
        error={(problem && problemText(problem)) || answers.problems[key] || missed}
        onChange={({ currentTarget }) => answers.set(key, currentTarget.value)}
      />
      {key in answers.conflicts && <Conflict answerKey={key} answers={answers} />}
    </Paper>
  );
}

/** What was saved elsewhere in the same field; the typed text stays until the user chooses. */
function Conflict({ answerKey: key, answers }: { answerKey: AnswerKey; answers: AnswersState }) {
  const { t } = useLingui();
  const decide = (which: 'mine' | 'theirs') => {
    answers.choose(key, which);
    document.getElementById(key)?.focus();
  };
  return (
    <Alert
      mt="sm"
      color="clay"
      icon={<IconCopy aria-hidden />}
      title={t`Svaret er også endret i en annen fane`}
    >
      <p className={classes.theirs} style={longWordStyle(answers.conflicts[key] ?? '')}>
        {answers.conflicts[key] || t`Ingenting`}
      </p>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => decide('mine')}>
          <Trans>Behold min</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => decide('theirs')}>
          <Trans>Bruk den andre</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
