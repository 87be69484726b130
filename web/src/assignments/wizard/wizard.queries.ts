import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { upload } from '../../client/calls/upload.ts';
import type { SendFile } from '../../client/calls/upload.ts';
import { request } from '../../client/request.ts';
import { untilChecked } from '../../client/files/virus-check.ts';
import { useCall } from '../../client/use-change.ts';

export type AssignmentDraft = AnswerTo<'GET /api/main/assignment/{assignment_id}/draft'>;
export type Changes = InputTo<'PATCH /api/main/assignment/{assignment_id}'>['body']['changes'];

/** Below `assignments`, so that a live message about an assignment invalidates it. */
const wizard = ['assignments', 'wizard'] as const;

export const draftQuery = (assignment_id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...wizard, 'draft', assignment_id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/draft', {
        params: { assignment_id },
        query: { locale },
        signal,
      }),
    refetchInterval: ({ state }) => untilChecked(state.data?.attachments),
  });

/** What decides who matches; part of the query key, so that a save refetches the count. */
export interface MatchCriteria {
  roles: readonly string[];
  skills: readonly string[];
  region: string | null;
  remote: boolean;
}

export const matchesQuery = (assignment_id: string, criteria: MatchCriteria) =>
  queryOptions({
    queryKey: [...wizard, 'matches', assignment_id, criteria],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/matching-consultants', {
        params: { assignment_id },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const colleaguesQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...wizard, 'colleagues', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/colleagues', {
        params: { assignment_id },
        signal,
      }),
    staleTime: 60_000,
  });

export const invitableQuery = (assignment_id: string, query: string) =>
  queryOptions({
    queryKey: [...wizard, 'invitable', assignment_id, query],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/invitable-consultants', {
        params: { assignment_id },
        query: { query },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

interface Saving {
  assignment_id: string;
  locale: Locale;
  revision: number;
  changes: Changes;
}

export const saveDraft = ({ assignment_id, locale, revision, changes }: Saving) =>
  request('PATCH /api/main/assignment/{assignment_id}', {
    params: { assignment_id },
    query: { locale },
    body: { revision, changes },
  });

/** Fetches the current draft, past the cache. */
export const newestDraft = (client: QueryClient, assignment_id: string, locale: Locale) =>
  client.query({ ...draftQuery(assignment_id, locale), staleTime: 0, retry: false });

/** Updates the draft on the page; lists and the reading page are only invalidated. */
export function cacheSaved(client: QueryClient, draft: AssignmentDraft, locale: Locale): void {
  client.setQueryData(draftQuery(draft.uuid, locale).queryKey, draft);
  for (const part of ['list', 'one']) {
    void client.invalidateQueries({ queryKey: ['assignments', part] });
  }
}

const invalidateDraft = (client: QueryClient, assignment_id: string) =>
  client.invalidateQueries({ queryKey: [...wizard, 'draft', assignment_id] });

export function useSendAttachment(assignment_id: string): SendFile {
  const client = useQueryClient();
  return async (file, { onProgress, signal }) => {
    await upload(
      'POST /api/main/assignment/{assignment_id}/attachments',
      { file, onProgress },
      { params: { assignment_id }, signal },
    );
    await invalidateDraft(client, assignment_id);
  };
}

export const useRemoveAttachment = (assignment_id: string) =>
  useCall(
    'DELETE /api/main/assignment/{assignment_id}/attachments/{file_id}',
    (file_id: string) => ({ params: { assignment_id, file_id } }),
    { invalidates: (client) => invalidateDraft(client, assignment_id) },
  );
