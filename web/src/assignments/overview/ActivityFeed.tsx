import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { timeText } from '../../ui/text/dates.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { activityDays, type ActivityEntry } from './activity.ts';
import classes from './ActivityFeed.module.css';
import { ActivityIcon } from './ActivityIcon.tsx';
import { ActivityLine } from './ActivityLine.tsx';
import type { AssignmentActivity } from '../assignments.queries.ts';

export function ActivityFeed({ activity }: { activity: AssignmentActivity }) {
  const days = activityDays(activity);
  if (days.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>Ingenting ennå. Når oppdraget publiseres, samles det som skjer, her.</Trans>
      </Text>
    );
  }
  return days.map(({ day, entries }) => (
    <section key={day} className={classes.day}>
      <h3>
        <DateText value={day} />
      </h3>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { i18n } = useLingui();
  return (
    <li>
      <ActivityIcon entry={entry} />
      <span className={classes.line}>
        <ActivityLine entry={entry} />
      </span>
      <time dateTime={entry.at}>{timeText(i18n.locale, entry.at)}</time>
    </li>
  );
}
