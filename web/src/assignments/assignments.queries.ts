import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CloseReason, Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';
import { untilChecked } from '../client/files/virus-check.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';
import type { AdminBody, ConsultantBody, MyBody } from './lists/list-search.ts';

export type Assignment = AnswerTo<'GET /api/main/assignment/{assignment_id}'>;
export type AssignmentList = AnswerTo<'POST /api/main/assignments'>;
export type AssignmentListItem = AssignmentList['assignments'][number];
export type AdminAssignmentListItem =
  AnswerTo<'POST /api/main/admin/assignments'>['assignments'][number];
export type AssignmentActivity = AnswerTo<'GET /api/main/assignment/{assignment_id}/activity'>;
export type AssignmentStats = AnswerTo<'GET /api/main/assignment/{assignment_id}/stats'>;
export type AssignmentThreads = AnswerTo<'GET /api/main/threads'>['threads'];
export type FilterSuggestions = AnswerTo<'GET /api/main/admin/assignments/filter-autosuggestions'>;

const all = ['assignments'] as const;

export const consultantListQuery = (body: ConsultantBody, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'list', 'consultant', locale, body],
    queryFn: ({ signal }) =>
      request('POST /api/main/assignments', { body: { ...body, locale }, signal }),
    placeholderData: keepPreviousData,
  });

export const myListQuery = (body: MyBody, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'list', 'mine', locale, body],
    queryFn: ({ signal }) =>
      request('POST /api/main/assignments/mine', { body: { ...body, locale }, signal }),
    placeholderData: keepPreviousData,
  });

export const adminListQuery = (body: AdminBody, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'list', 'admin', locale, body],
    queryFn: ({ signal }) =>
      request('POST /api/main/admin/assignments', { body: { ...body, locale }, signal }),
    placeholderData: keepPreviousData,
  });

interface Page {
  limit: number;
  offset: number;
}

/** A page of consultants who fit the assignment. */
export const recommendationsQuery = (id: string, page: Page, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'recommendations', id, page, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/recommendations', {
        params: { assignment_id: id },
        query: { ...page, locale },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const filterSuggestionsQuery = (query: string) =>
  queryOptions({
    queryKey: [...all, 'filter-suggestions', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/assignments/filter-autosuggestions', {
        query: { query },
        signal,
      }),
    staleTime: 60_000,
  });

export const recentCompaniesQuery = queryOptions({
  queryKey: [...all, 'recent-companies'],
  queryFn: ({ signal }) =>
    request('GET /api/main/admin/companies/with-most-recent-assignments', { signal }),
  staleTime: 60_000,
});

export const companySearchQuery = (query: string) =>
  queryOptions({
    queryKey: [...all, 'companies', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/companies/search', { query: { query }, signal }),
    staleTime: 60_000,
  });

export const assignmentQuery = (assignment_id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'one', assignment_id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}', {
        params: { assignment_id },
        query: { locale },
        signal,
      }),
    refetchInterval: ({ state }) => untilChecked(state.data?.attachments),
  });

export const statsQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...all, 'stats', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/stats', {
        params: { assignment_id },
        signal,
      }),
  });

export const activityQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...all, 'activity', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/activity', {
        params: { assignment_id },
        signal,
      }),
  });

/** The user's own threads about an assignment. */
export const assignmentThreadsQuery = (assignment: string) =>
  queryOptions({
    queryKey: [...all, 'threads', assignment],
    queryFn: ({ signal }) =>
      request('GET /api/main/threads', { query: { assignment, limit: 90 }, signal }),
  });

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

export type Move =
  | { move: 'publish' | 'unpublish' | 'reopen' }
  | { move: 'close'; reason: CloseReason };

function makeMove(assignment_id: string, step: Move) {
  const params = { assignment_id };
  switch (step.move) {
    case 'publish':
      return request('POST /api/main/assignment/{assignment_id}/publish', { params });
    case 'unpublish':
      return request('POST /api/main/assignment/{assignment_id}/unpublish', { params });
    case 'reopen':
      return request('POST /api/main/assignment/{assignment_id}/reopen', { params });
    case 'close':
      return request('POST /api/main/assignment/{assignment_id}/close', {
        params,
        body: { reason: step.reason },
      });
  }
}

/**
 * Invalidates everything that shows an assignment. Callers do not wait for it: the new answer may
 * remove the row whose dialog still has something to show.
 */
export const invalidate = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: all });
  void invalidateChanges(client);
};

/** Invalidates after a refusal too: somebody else may have moved the assignment. */
export const useMoveAssignment = (assignment_id: string) =>
  useChange((step: Move) => makeMove(assignment_id, step), { invalidates: invalidate });

/** Creates a draft for the client that an admin has chosen. */
export const useCreateForCompany = () =>
  useCall(
    'POST /api/main/admin/company/{company_uuid}/assignments',
    (company_uuid: string) => ({ params: { company_uuid } }),
    { invalidates: invalidate },
  );

export const useCopyAssignment = () =>
  useCall(
    'POST /api/main/assignment/{assignment_id}/copy',
    (assignment_id: string) => ({ params: { assignment_id } }),
    { invalidates: invalidate },
  );

export const useRemoveAssignment = () =>
  useCall(
    'DELETE /api/main/assignment/{assignment_id}',
    (assignment_id: string) => ({ params: { assignment_id } }),
    {
      done: (client, _, assignment_id) => {
        client.removeQueries({ queryKey: [...all, 'one', assignment_id] });
        void client.invalidateQueries({ queryKey: [...all, 'list'] });
      },
    },
  );
