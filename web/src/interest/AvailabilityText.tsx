import { Trans } from '@lingui/react/macro';
import { DateText } from '../ui/text/DateText.tsx';
import { useMinute } from '../ui/text/use-minute.ts';

export function AvailabilityText({ availability }: { availability: string | null }) {
  const now = useMinute();
  if (!availability) return <Trans>Tilgjengelighet ikke oppgitt</Trans>;
  if (Date.parse(availability) <= now.getTime()) return <Trans>Ledig nå</Trans>;
  return (
    <Trans>
      Ledig fra <DateText value={availability} />
    </Trans>
  );
}
