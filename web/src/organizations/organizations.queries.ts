import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../client/request.ts';

/** Which organizations a field offers. */
export type OfferedKind = 'client' | 'consultant_company';

const lookUp = (kind: OfferedKind, query: string, signal: AbortSignal) =>
  kind === 'client'
    ? request('GET /api/main/admin/companies/search', { query: { query }, signal })
    : request('GET /api/main/admin/consultant-companies/search', { query: { query }, signal });

/** Organizations by name. */
export const organizationSearchQuery = (kinds: readonly OfferedKind[], query: string) =>
  queryOptions({
    queryKey: ['organizations', 'search', kinds, query],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(kinds.map((kind) => lookUp(kind, query, signal)));
      return answers.flatMap(({ companies }) => companies);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
