import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../states/EmptyState.tsx';
import { resultsId } from './results-id.ts';
import { Pager } from './Pager.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

interface PagedResultsProps {
  total: number;
  /** on this page */
  count: number;
  page: number | undefined;
  /** the most that a page shows */
  size: number;
  /** other results are loading */
  stale?: boolean;
  /** how many there are, in words */
  counted: ReactNode;
  /** shown in place of an empty list */
  empty: ReactNode;
  children: ReactNode;
}

/** The number of results, the list, and the pager. Old results stay until the next have loaded. */
export function PagedResults(props: PagedResultsProps) {
  const { total, count, page = 1, size, stale = false, counted, empty, children } = props;
  if (total === 0) return empty;
  return (
    <ResultsFrame stale={stale}>
      <Text id={resultsId} tabIndex={-1} role="status" size="sm" c="dimmed" mb="sm">
        {counted}
      </Text>
      {count > 0 ? children : <PastTheEnd />}
      <Pager page={page} size={size} total={total} />
    </ResultsFrame>
  );
}

function PastTheEnd() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Så langt går ikke listen`}
      action={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="." search={(before: object) => ({ ...before, page: undefined })} />
          )}
        >
          <Trans>Til første side</Trans>
        </Button>
      }
    >
      <Trans>Listen er blitt kortere siden du var her.</Trans>
    </EmptyState>
  );
}
