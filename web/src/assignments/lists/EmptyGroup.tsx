import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ConsultantGroupFilter } from '@torg/protocol/terms';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Shown when a consultant's list is empty without any filter. */
export function EmptyGroup({ group }: { group: ConsultantGroupFilter | undefined }) {
  const { t } = useLingui();
  const toActive = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/assignments" />}>
      <Trans>Se aktive oppdrag</Trans>
    </Button>
  );
  if (group === 'has-expressed-interest-assignments') {
    return (
      <EmptyState title={t`Du har ikke meldt interesse ennå`} action={toActive}>
        <Trans>Oppdragene du svarer på, samles her, så du kan følge med på dem.</Trans>
      </EmptyState>
    );
  }
  if (group === 'new-last-week-assignments') {
    return (
      <EmptyState title={t`Ingen nye oppdrag den siste uken`} action={toActive}>
        <Trans>Her ser du det som er publisert de siste sju dagene.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Ingen aktive oppdrag akkurat nå`}>
      <Trans>Vi sender deg en e-post når det kommer et oppdrag som passer for deg.</Trans>
    </EmptyState>
  );
}
