import { Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../../ui/text/dates.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import classes from './DayGroup.module.css';
import type { Day } from './message-groups.ts';
import { MessageRun } from './MessageRun.tsx';
import type { Thread } from '../thread-answers.ts';

interface DayGroupProps {
  day: Day;
  thread: Thread;
  me: string;
  unreadFrom: string | undefined;
  /** for each of the user's own messages, who has read up to it */
  marks: ReadonlyMap<string, string[]>;
  /** the id of the element that the URL points at */
  pointed: string | undefined;
}

export function DayGroup({ day, unreadFrom, ...rest }: DayGroupProps) {
  return (
    <section className={classes.day}>
      <h2 className={classes.heading}>
        <DayName day={day.day} />
      </h2>
      {day.runs.map((run) => {
        const first = run.messages[0]?.message_id;
        return (
          <div key={first} className={classes.run}>
            {first === unreadFrom && (
              <div className={classes.unread}>
                <Trans>Uleste meldinger</Trans>
              </div>
            )}
            <MessageRun run={run} {...rest} />
          </div>
        );
      })}
    </section>
  );
}

function DayName({ day }: { day: string }) {
  const { t, i18n } = useLingui();
  const now = useMinute();
  const name = dayText(i18n.locale, day, now);
  if (name === dayText(i18n.locale, now.toISOString(), now)) return t`I dag`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (name === dayText(i18n.locale, yesterday.toISOString(), now)) return t`I går`;
  return name;
}
