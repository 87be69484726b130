import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NumberPeriod } from '@torg/protocol/messages/thread-terms';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';

export type ThreadNumbers = AnswerTo<'GET /api/main/admin/thread-numbers'>;
export type AnswerNumbers = ThreadNumbers['all'];
export type NumberedThread =
  AnswerTo<'GET /api/main/admin/thread-numbers/threads'>['threads'][number];
export type NumberedParams = NonNullable<
  InputTo<'GET /api/main/admin/thread-numbers/threads'>['query']
>;

const all = ['thread-numbers'] as const;

export const threadNumbersQuery = (weeks: NumberPeriod) =>
  queryOptions({
    queryKey: [...all, 'numbers', weeks],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/thread-numbers', { query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  });

export const fetchNumbered = (query: NumberedParams, signal: AbortSignal) =>
  request('GET /api/main/admin/thread-numbers/threads', { query, signal });

export const numberedThreadsQuery = (query: NumberedParams) =>
  queryOptions({
    queryKey: [...all, 'threads', query],
    queryFn: ({ signal }) => fetchNumbered(query, signal),
    placeholderData: keepPreviousData,
  });
