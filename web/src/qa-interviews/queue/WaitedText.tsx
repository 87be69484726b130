import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconClockExclamation } from '@tabler/icons-react';
import { momentText } from '../../ui/text/dates.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { waitedSince } from './waited.ts';
import classes from './WaitedText.module.css';

/** How long a form has waited for its decision; marked when that is too long. */
export function WaitedText({ since }: { since: string }) {
  const { i18n } = useLingui();
  const waited = waitedSince(since, useMinute());
  const late = waited.unit === 'days' && waited.late;
  return (
    <time
      dateTime={since}
      title={momentText(i18n.locale, since)}
      className={classes.waited}
      data-late={late || undefined}
    >
      {late && <IconClockExclamation size={16} aria-hidden />}
      {waited.unit === 'moment' && <Trans>nettopp levert</Trans>}
      {waited.unit === 'hours' && (
        <Plural value={waited.count} one="ventet # time" other="ventet # timer" />
      )}
      {waited.unit === 'days' && (
        <Plural value={waited.count} one="ventet # dag" other="ventet # dager" />
      )}
    </time>
  );
}
