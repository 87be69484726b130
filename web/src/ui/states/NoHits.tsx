import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

interface NoHitsProps {
  title: string;
  /** where the same list is without filters */
  unfiltered: LinkProps;
  /** label of that link */
  label?: ReactNode;
  icon?: ReactNode;
  /** what one may try instead */
  children?: ReactNode;
}

/** There are entries, but none that match the filters. */
export function NoHits({ title, unfiltered, label, icon, children }: NoHitsProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...unfiltered} />}>
          {label ?? <Trans>Fjern filtrene</Trans>}
        </Button>
      }
    >
      {children ?? <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>}
    </EmptyState>
  );
}
