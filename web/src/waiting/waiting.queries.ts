import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import type { AnswerTo } from '../client/calls.ts';

export type WaitingWork = AnswerTo<'GET /api/main/admin/waiting'>;
export type FailedJob = AnswerTo<'GET /api/main/admin/failed-jobs'>['failed_jobs'][number];

const minuteMs = 60_000;

/** News come by themselves; what no call has changed, as a job that died with its process, by the minute. */
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

function useDecide(decide: (failed_job: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    // Also when it was refused: another admin has decided.
    onSettled: () => client.invalidateQueries({ queryKey: ['waiting'] }),
  });
}

export const useRetry = () =>
  useDecide((failed_job) =>
    request('POST /api/main/admin/failed-jobs/{failed_job}/retry', { params: { failed_job } }),
  );

export const useDiscard = () =>
  useDecide((failed_job) =>
    request('DELETE /api/main/admin/failed-jobs/{failed_job}', { params: { failed_job } }),
  );
