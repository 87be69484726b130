import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoConsultants({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Ingen konsulenter ennå`}>
        <Trans>De dukker opp her så snart et selskap legger til sin første.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Ingen konsulenter passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/profiles" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
