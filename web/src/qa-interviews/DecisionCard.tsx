import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { DateText } from '../ui/text/DateText.tsx';
import { longWordStyle } from '../ui/text/long-words.ts';
import classes from './DecisionCard.module.css';
import type { QaInterviewForm } from './qa-interviews.queries.ts';

interface DecisionCardProps {
  form: QaInterviewForm;
  order?: 2 | 3;
}

/** The decision, by whom, and why; nothing before it is made. */
export function DecisionCard({ form, order = 2 }: DecisionCardProps) {
  const { t } = useLingui();
  const { decision, decision_by_name } = form;
  if (decision === null) return null;
  const { status, reason, decided_at } = decision;
  const approved = status === 'approved';
  const Icon = approved ? IconCircleCheck : IconCircleX;
  return (
    <Paper component="section" className={classes.card} data-status={status}>
      <Icon size={28} className={classes.icon} aria-hidden />
      <div className={classes.what}>
        <Title order={order} size="h3">
          {approved ? t`Fagintervjuet er godkjent` : t`Fagintervjuet er ikke godkjent`}
        </Title>
        <p className={classes.who}>
          <Trans>
            Avgjort av {decision_by_name} <DateText value={decided_at} />
          </Trans>
        </p>
        <p className={classes.reason} style={longWordStyle(reason)}>
          {reason}
        </p>
      </div>
    </Paper>
  );
}
