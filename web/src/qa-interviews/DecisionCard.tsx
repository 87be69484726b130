import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { DateText } from '../ui/DateText.tsx';
import classes from './DecisionCard.module.css';
import type { Decision } from './qa-interviews.queries.ts';

interface DecisionCardProps {
  decision: Decision;
  order?: 2 | 3;
}

/** What was decided, by whom, and why. */
export function DecisionCard({ decision, order = 2 }: DecisionCardProps) {
  const { t } = useLingui();
  const { status, reason, decision_by_name, decided_at } = decision;
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
        <p className={classes.reason}>{reason}</p>
      </div>
    </Paper>
  );
}
