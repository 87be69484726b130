import { Trans } from '@lingui/react/macro';
import { AgoText, DateText } from '../ui/text/DateText.tsx';
import { useMinute } from '../ui/text/use-minute.ts';
import { dayOf, readDeadline, type Deadline } from './deadline.ts';
import classes from './DeadlineText.module.css';

/** The deadline as a phrase that needs no heading. */
export function DeadlineText({ deadline }: { deadline: Deadline | null }) {
  const reading = readDeadline(deadline, dayOf(useMinute()));
  if (reading.kind === 'continuous') return <Trans>Løpende frist</Trans>;
  if (reading.kind === 'asap') return <Trans>Svar så snart som mulig</Trans>;
  if (reading.kind !== 'date') return <Trans>Ingen frist satt</Trans>;
  const { day, urgency } = reading;
  if (urgency === 'expired') {
    return (
      <span className={classes.expired}>
        <Trans>
          Fristen gikk ut <DateText value={day} />
        </Trans>
      </span>
    );
  }
  if (urgency === 'later') {
    return (
      <Trans>
        Frist <DateText value={day} />
      </Trans>
    );
  }
  return (
    <strong className={classes.soon}>
      <Trans>
        Frist <AgoText value={day} />
      </Trans>
    </strong>
  );
}
