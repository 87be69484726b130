import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoCompanies({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Ingen selskaper ennå`}>
        <Trans>Konsulentselskapene dukker opp her når de er på Torg.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Ingen selskaper passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/companies" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
