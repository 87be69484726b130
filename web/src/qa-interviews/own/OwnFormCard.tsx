import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Progress, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AgoText } from '../../ui/text/DateText.tsx';
import { answersIn, unanswered } from '../answers.ts';
import { DecisionCard } from '../DecisionCard.tsx';
import type { QaInterviewForm } from '../qa-interviews.queries.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { useDisciplineName } from '../use-discipline-name.ts';
import classes from './OwnFormCard.module.css';

/** One of a consultant's own interviews, with its next step. */
export function OwnFormCard({ form }: { form: QaInterviewForm }) {
  const { uuid, status, form_data, submitted_at, can } = form;
  const name = useDisciplineName(form_data.discipline);
  return (
    <Paper component="article" className={classes.card}>
      <header className={classes.top}>
        <Title order={2} size="h3">
          {name}
        </Title>
        <StatusBadge status={status} />
      </header>
      {can.edit && <HowFar form={form} />}
      {status === 'submitted' && submitted_at && (
        <p className={classes.line}>
          <Trans>
            Levert <AgoText value={submitted_at} />. Avgjørelsen kommer her.
          </Trans>
        </p>
      )}
      <DecisionCard form={form} order={3} />
      <Button
        variant={can.edit ? 'filled' : 'default'}
        color={can.edit ? 'clay' : undefined}
        className={classes.go}
        renderRoot={(props) => (
          <Link {...props} to="/qa-interviews/$form" params={{ form: uuid }} />
        )}
      >
        {can.edit ? <Trans>Fortsett</Trans> : <Trans>Les svarene dine</Trans>}
      </Button>
    </Paper>
  );
}

function HowFar({ form: { form_data, updated_at } }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const all = form_data.questions.length;
  const answered = all - unanswered(form_data, answersIn(form_data)).length;
  return (
    <>
      <p className={classes.line}>
        {t`${answered} av ${all} spørsmål besvart`}
        {' · '}
        <Trans>
          lagret <AgoText value={updated_at} />
        </Trans>
      </p>
      <Progress value={(100 * answered) / all} aria-label={t`Besvart`} />
    </>
  );
}
