import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';

export type RecordedChange = AnswerTo<'GET /api/main/admin/changes/{object}'>['changes'][number];

/** The key of all histories. */
export const changesKey = ['changes'] as const;

/** The history of an object, page by page; fetched again at each visit. */
export const changesQuery = (object: string) =>
  infiniteQueryOptions({
    queryKey: [...changesKey, object],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/main/admin/changes/{object}', {
        params: { object },
        query: { offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ changes, offset, total }) => {
      const next = offset + changes.length;
      return next < total && changes.length > 0 ? next : undefined;
    },
    staleTime: 0,
  });
