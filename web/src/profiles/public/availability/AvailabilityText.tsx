import { Plural, Trans } from '@lingui/react/macro';
import { DateText } from '../../../ui/text/DateText.tsx';
import { useMinute } from '../../../ui/text/use-minute.ts';
import { ageOfAvailability, dayOf, readAvailability } from './availability.ts';
import classes from './AvailabilityText.module.css';

interface AvailabilityTextProps {
  /** `2026-12-01`; null when not available */
  availability: string | null;
  /** when that was last confirmed */
  updated: string;
}

/** When somebody is available, and how long ago that was confirmed; an old date is marked. */
export function AvailabilityText({ availability, updated }: AvailabilityTextProps) {
  const reading = readAvailability(availability, dayOf(useMinute()));
  return (
    <span className={classes.line} data-kind={reading.kind}>
      <span className={classes.dot} aria-hidden />
      <span>
        <strong>
          {reading.kind === 'now' && <Trans>Ledig nå</Trans>}
          {reading.kind === 'not' && <Trans>Ikke ledig</Trans>}
          {reading.kind === 'from' && (
            <Trans>
              Ledig fra <DateText value={reading.day} />
            </Trans>
          )}
        </strong>{' '}
        <AvailabilityAge updated={updated} />
      </span>
    </span>
  );
}

/** `bekreftet for 3 dager siden`, or since when nobody has confirmed it. */
export function AvailabilityAge({ updated }: { updated: string }) {
  const { days, old } = ageOfAvailability(updated, useMinute());
  return (
    <span className={classes.age} data-old={old || undefined}>
      {'· '}
      {old ? (
        <Trans>
          ikke bekreftet siden <DateText value={updated} />
        </Trans>
      ) : (
        <Plural
          value={days}
          _0="bekreftet i dag"
          _1="bekreftet i går"
          other="bekreftet for # dager siden"
        />
      )}
    </span>
  );
}
