import { useLingui } from '@lingui/react/macro';
import { languageTag } from '../ui/text/dates.ts';
import { useMinute } from '../ui/text/use-minute.ts';
import { isElsewhere } from './market-time.ts';

interface TimeTextProps {
  time: { starts_at: string; minutes: number };
  zone: string;
}

const minuteMs = 60_000;

/** `tirsdag 1. desember kl. 10:00–10:45`, by the clock of the market, which is named elsewhere. */
export function TimeText({ time, zone: timeZone }: TimeTextProps) {
  const { i18n, t } = useLingui();
  const now = useMinute();
  const { starts_at, minutes } = time;
  const from = new Date(starts_at);
  const to = new Date(from.getTime() + minutes * minuteMs);
  const isOtherYear = from.getFullYear() !== now.getFullYear();
  const day = from.toLocaleDateString(languageTag(i18n.locale), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone },
    ...(isOtherYear && { year: 'numeric' }),
  });
  const clock = (moment: Date) =>
    moment.toLocaleTimeString(languageTag(i18n.locale), {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
  const [begins, ends] = [clock(from), clock(to)];
  const market = timeZone === 'Europe/Stockholm' ? t`svensk tid` : t`norsk tid`;
  return (
    <time dateTime={starts_at}>
      {t`${day} kl. ${begins}–${ends}`}
      {isElsewhere(timeZone, starts_at) && ` (${market})`}
    </time>
  );
}
