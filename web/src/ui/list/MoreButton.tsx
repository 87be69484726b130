import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface MoreButtonProps extends ButtonProps {
  /** the label, where it is not just more */
  children?: ReactNode;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Fetches more of a list that grows; hidden once all of it is there. */
export function MoreButton({ query, children, ...props }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      {...props}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children ?? <Trans>Vis flere</Trans>}
    </Button>
  );
}
