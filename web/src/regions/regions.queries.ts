import { queryOptions } from '@tanstack/react-query';
import { request } from '../client/request.ts';

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: ({ signal }) => request('GET /api/main/region', { signal }),
  staleTime: Infinity,
});
