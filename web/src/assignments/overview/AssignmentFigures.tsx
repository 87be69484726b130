import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './AssignmentFigures.module.css';
import type { AssignmentStats } from '../assignments.queries.ts';
import { durationText } from './duration.ts';

export function AssignmentFigures({ stats }: { stats: AssignmentStats }) {
  const { t, i18n } = useLingui();
  const { views, uniqueUsers, recommendationEmailsSent, timeToFirstMessage } = stats;
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <dl className={classes.figures}>
      <Figure label={t`Visninger`} value={number.format(views)} />
      <Figure label={t`Personer som har sett det`} value={number.format(uniqueUsers)} />
      <Figure
        label={t`Anbefalinger sendt på e-post`}
        value={number.format(recommendationEmailsSent)}
      />
      <Figure
        words
        label={t`Tid til første svar`}
        value={
          timeToFirstMessage ? (
            durationText(i18n.locale, timeToFirstMessage)
          ) : (
            <Trans>Ingen svar ennå</Trans>
          )
        }
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  words?: boolean;
}

function Figure({ label, value, words }: FigureProps) {
  return (
    <div className={`torg-card ${classes.figure}`} data-words={words}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
