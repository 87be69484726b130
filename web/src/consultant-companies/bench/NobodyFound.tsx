import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** There are consultants, but none that the filters leave. */
export function NobodyFound() {
  const { t } = useLingui();
  const bare = { to: '.', search: {} } as LinkProps;
  return (
    <EmptyState
      title={t`Ingen konsulenter passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...bare} />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
