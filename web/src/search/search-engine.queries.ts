import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';

export type SearchEngine = AnswerTo<'GET /api/main/admin/search-engine'>;

const key = ['search-engine'] as const;
/** Polls while vectors are being built. */
const everyMs = 3_000;

export const searchEngineQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => request('GET /api/main/admin/search-engine', { signal }),
  refetchInterval: everyMs,
});

export const useRenewVectors = () =>
  useCall('POST /api/main/admin/search-engine/renewal', () => ({}), {
    invalidates: (client) =>
      Promise.all([client.invalidateQueries({ queryKey: key }), invalidateChanges(client)]),
  });
