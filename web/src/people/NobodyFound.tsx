import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';

/** An admin is looking, so somebody is always here: it is the filters that leave nobody. */
export function NobodyFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen brukere passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/users" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
