import { useLingui } from '@lingui/react/macro';
import classes from './DateText.module.css';
import { agoText, dayText, momentText, shortDayText, shortWholeDayText } from './dates.ts';
import { useMinute } from './use-minute.ts';

/** A day, or the day of a timestamp. */
export function DateText({ value }: { value: string }) {
  const { i18n } = useLingui();
  return <time dateTime={value}>{dayText(i18n.locale, value)}</time>;
}

/** An abbreviated day, for a table column. */
export function ShortDateText({ value }: { value: string }) {
  const { i18n } = useLingui();
  return <time dateTime={value}>{shortDayText(i18n.locale, value)}</time>;
}

/** The same, always with its year. */
export function WholeDateText({ value }: { value: string }) {
  const { i18n } = useLingui();
  return <time dateTime={value}>{shortWholeDayText(i18n.locale, value)}</time>;
}

/** A day with its hour, on one line; a list of facts has room for it. */
export function MomentText({ value }: { value: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={value} data-moment>
      {momentText(i18n.locale, value)}
    </time>
  );
}

/** How long ago; the exact time shows on hover, and on paper. */
export function AgoText({ value }: { value: string }) {
  const { i18n } = useLingui();
  const now = useMinute();
  return (
    <time className={classes.ago} dateTime={value} title={momentText(i18n.locale, value)}>
      <span>{agoText(i18n.locale, value, now)}</span>
    </time>
  );
}
