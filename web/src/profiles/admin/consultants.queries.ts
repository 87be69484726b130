import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import type { ConsultantsParams } from '../profiles.queries.ts';

const all = ['consultants'] as const;

/** Its key is below that of the profiles, so that a change of a profile invalidates the list. */
export const consultantsQuery = (query: ConsultantsParams) =>
  queryOptions({
    queryKey: ['profiles', 'list', query],
    queryFn: ({ signal }) => fetchConsultants(query, signal),
    placeholderData: keepPreviousData,
  });

/** The company whose id is in the address. */
export const companyNamedQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'company', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}', { params: { id }, signal }),
    staleTime: 60_000,
  });

export const fetchConsultants = (query: ConsultantsParams, signal: AbortSignal) =>
  request('GET /api/main/admin/consultants', { query, signal });
