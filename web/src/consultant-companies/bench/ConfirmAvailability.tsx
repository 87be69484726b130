import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { ageOfAvailability } from '../../profiles/public/availability/availability.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import type { BenchActions } from './actions/use-bench-actions.tsx';

interface ConfirmAvailabilityProps {
  consultant: BenchConsultant;
  actions: BenchActions;
}

/** Confirms an unchanged availability; shown as soon as a reminder would be mailed. */
export function ConfirmAvailability({ consultant, actions }: ConfirmAvailabilityProps) {
  const { t } = useLingui();
  const { days } = ageOfAvailability(consultant.availability_updated, useMinute());
  const { name } = consultant;
  if (days < limits.availability.confirmEveryDays) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t`Bekreft tilgjengeligheten til ${name}`}
      loading={actions.pending}
      onClick={() => actions.start('confirm')}
    >
      <Trans>Bekreft</Trans>
    </Button>
  );
}
