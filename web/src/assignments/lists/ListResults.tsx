import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { pageSize } from './list-search.ts';

interface ListResultsProps {
  total: number;
  /** on this page */
  count: number;
  page: number | undefined;
  /** other results are on their way */
  stale: boolean;
  /** stands in for a list without any */
  empty: ReactNode;
  children: ReactNode;
}

export function ListResults(props: ListResultsProps) {
  return (
    <PagedResults
      {...props}
      size={pageSize}
      counted={<Plural value={props.total} one="# oppdrag" other="# oppdrag" />}
    />
  );
}
