import { Trans } from '@lingui/react/macro';
import { ShortDateText } from '../ui/text/DateText.tsx';
import { useMinute } from '../ui/text/use-minute.ts';
import { dayOf, readDeadline, type Deadline } from './deadline.ts';
import classes from './DeadlineText.module.css';

/** A deadline under its own column heading: the date alone, or the text that replaces one. */
export function DeadlineCell({ deadline }: { deadline: Deadline | null }) {
  const reading = readDeadline(deadline, dayOf(useMinute()));
  if (reading.kind === 'continuous') return <Trans>Løpende</Trans>;
  if (reading.kind === 'asap') return <Trans>Snarest</Trans>;
  if (reading.kind !== 'date') return <span aria-hidden>–</span>;
  const { day, urgency } = reading;
  return (
    <span className={urgency === 'later' ? undefined : classes[urgency]}>
      <ShortDateText value={day} />
      {urgency === 'expired' && (
        <>
          {' '}
          <Trans>(utløpt)</Trans>
        </>
      )}
    </span>
  );
}
