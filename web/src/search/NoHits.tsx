import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/states/EmptyState.tsx';

/** Suggests which filters to remove. */
export function NoHits({ isFiltered, hasWords }: { isFiltered: boolean; hasWords: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title={t`Ingen passer til alt`}
      action={
        (isFiltered || hasWords) && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="." search={{}} />}>
            <Trans>Begynn på nytt</Trans>
          </Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>Ta bort et filter, eller velg minst én i stedet for alle ferdighetene.</Trans>
      ) : (
        <Trans>Prøv færre eller andre ord.</Trans>
      )}
    </EmptyState>
  );
}
