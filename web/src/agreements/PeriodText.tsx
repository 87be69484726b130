import { Trans } from '@lingui/react/macro';
import { ShortDateText, WholeDateText } from '../ui/text/DateText.tsx';
import classes from './PeriodText.module.css';

interface PeriodTextProps {
  start: string | null;
  end: string | null;
}

/** From the first day to the last, as far as they are known. */
export function PeriodText({ start, end }: PeriodTextProps) {
  if (start === null && end === null) return <Trans>Uten datoer ennå</Trans>;
  if (end === null) {
    return (
      <Trans>
        Fra <ShortDateText value={start ?? ''} />
      </Trans>
    );
  }
  if (start === null) {
    return (
      <Trans>
        Til <ShortDateText value={end} />
      </Trans>
    );
  }
  // With the year at one end only, one would take the other for the same.
  const isOfOneYear = start.slice(0, 4) === end.slice(0, 4);
  const Day = isOfOneYear ? ShortDateText : WholeDateText;
  return (
    <>
      <span className={classes.day}>
        <Day value={start} /> –
      </span>{' '}
      <span className={classes.day}>
        <Day value={end} />
      </span>
    </>
  );
}
