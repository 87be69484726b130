import { useLingui } from '@lingui/react/macro';
import { useMinute } from '../../../ui/text/use-minute.ts';
import entry from './Entry.module.css';
import { durationText, monthsIn, periodText, type Period } from './period.ts';

/** The dates and the duration; empty where the period is unknown. */
export function PeriodText({ period }: { period: Period }) {
  const { t, i18n } = useLingui();
  const now = useMinute();
  const text = periodText(i18n.locale, period, t`nå`);
  const months = monthsIn(period, now);
  if (text === '') return null;
  return (
    <p className={entry.period}>
      {text}
      {months !== undefined && (
        <>
          <span className={entry.between}> · </span>
          <span className={entry.length}>{durationText(i18n.locale, months)}</span>
        </>
      )}
    </p>
  );
}
