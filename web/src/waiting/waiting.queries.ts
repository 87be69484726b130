import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import type { AnswerTo } from '../client/calls/calls.ts';

export type WaitingWork = AnswerTo<'GET /api/main/admin/waiting'>;
export type FailedJob = AnswerTo<'GET /api/main/admin/failed-jobs'>['failed_jobs'][number];

const minuteMs = 60_000;

/** Live messages invalidate it; polling finds what no call has changed, such as jobs that died. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting', 'counts'],
  queryFn: ({ signal }) => request('GET /api/main/admin/waiting', { signal }),
  refetchInterval: minuteMs,
});

export const failedJobsQuery = (query: { limit: number; offset: number }) =>
  queryOptions({
    queryKey: ['waiting', 'failed-jobs', query],
    queryFn: ({ signal }) => request('GET /api/main/admin/failed-jobs', { query, signal }),
    placeholderData: keepPreviousData,
  });

const invalidates = [['waiting']];

export const useRetry = () =>
  useCall(
    'POST /api/main/admin/failed-jobs/{failed_job}/retry',
    (failed_job: string) => ({ params: { failed_job } }),
    { invalidates },
  );

export const useDiscard = () =>
  useCall(
    'DELETE /api/main/admin/failed-jobs/{failed_job}',
    (failed_job: string) => ({ params: { failed_job } }),
    { invalidates },
  );
