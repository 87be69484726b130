import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { invalidateProfiles } from '../../profiles/public/invalidate-profiles.ts';

export type FlowcaseDeletion =
  AnswerTo<'GET /api/main/admin/flowcase-deletions'>['deletions'][number];
export type FlowcaseCounts = FlowcaseDeletion['removed'];
export type DryRun = AnswerTo<'GET /api/main/admin/flowcase-companies/{id}/deletion'>;
type Body = InputTo<'POST /api/main/admin/flowcase-companies/{id}/deletion'>['body'];

const all = ['flowcase', 'deletion'] as const;

export const companiesQuery = (query: string) =>
  queryOptions({
    queryKey: [...all, 'companies', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/flowcase-companies', { query: { query, limit: '50' }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const dryRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'dry-run', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/flowcase-companies/{id}/deletion', { params: { id }, signal }),
    staleTime: 0,
  });

export const deletionsQuery = (page: { limit: number; offset: number }) =>
  queryOptions({
    queryKey: [...all, 'receipts', page],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/flowcase-deletions', { query: page, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useDeleteData = (id: string) =>
  useCall(
    'POST /api/main/admin/flowcase-companies/{id}/deletion',
    (body: Body) => ({ params: { id }, body }),
    {
      done: (client) => invalidateProfiles(client),
      invalidates: [['flowcase'], ['consultant-companies']],
    },
  );
