import { Trans } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { longWordStyle } from '../ui/text/long-words.ts';
import classes from './AnswerList.module.css';
import { isAnswered } from './answers.ts';
import type { QaFormData } from './qa-interviews.queries.ts';

/** Questions and answers, read-only. */
export function AnswerList({ form }: { form: QaFormData }) {
  return (
    <Paper className={classes.list}>
      {form.questions.map(({ question, answer }, place) => (
        <section key={question} className={classes.one}>
          <Title order={2} size="h3" className={classes.question}>
            <span className={classes.number}>{place + 1}</span>
            {question}
          </Title>
          {isAnswered(answer) ? (
            <p className={classes.answer} style={longWordStyle(answer)}>
              {answer}
            </p>
          ) : (
            <p className={classes.nothing}>
              <Trans>Ikke besvart</Trans>
            </p>
          )}
        </section>
      ))}
    </Paper>
  );
}
