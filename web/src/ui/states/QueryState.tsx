import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { isGone } from '../../client/calls/is-gone.ts';
import { RequestError } from '../../client/request-error.ts';
import { ErrorState } from './ErrorState.tsx';
import { NothingHere } from './GoneState.tsx';
import { RefusedState } from './RefusedState.tsx';

interface QueryStateProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** as tall as the content, so that nothing jumps */
  skeleton: ReactNode;
  errorTitle?: string;
  /** 1 where the query fills the whole page */
  order?: 1 | 2;
  /** shown when the thing that the whole page is about does not exist */
  gone?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a query as loading, failed, refused, gone, or its content. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, skeleton, errorTitle, order, gone, children } = props;
  const { error, refetch } = query;
  // New content is rendered in small steps, so that the page stays responsive.
  const hasData = useDeferredValue(query.data !== undefined);
  const data = hasData ? query.data : undefined;
  if (data !== undefined) return children(data);
  if (error instanceof RequestError && error.refused) {
    return <RefusedState order={order} unverified={error.code === 'user_not_verified'} />;
  }
  if (order === 1 && isGone(error)) return gone ?? <NothingHere />;
  if (error) {
    const retry = () => void refetch();
    return <ErrorState error={error} title={errorTitle} onRetry={retry} order={order} />;
  }
  return skeleton;
}
