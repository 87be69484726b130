import { Trans } from '@lingui/react/macro';
import { ShortDateText } from '../ui/text/DateText.tsx';

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
  return (
    <>
      <ShortDateText value={start} /> – <ShortDateText value={end} />
    </>
  );
}
