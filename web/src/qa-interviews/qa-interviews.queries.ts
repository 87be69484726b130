import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';

export type QaInterviewForm = AnswerTo<'GET /api/main/qa-interview-forms/{uuid}'>;
export type QaFormData = QaInterviewForm['form_data'];
export type Assessment = NonNullable<QaInterviewForm['interview_ai_assessment']>;
export type QueueItem =
  AnswerTo<'GET /api/main/admin/qa-interview-forms'>['qa_interview_forms'][number];
export type QueueParams = NonNullable<InputTo<'GET /api/main/admin/qa-interview-forms'>['query']>;

const all = ['qa-interviews'] as const;
const pendingEvery = 2_000;
const queueEvery = 60_000;

/** A consultant's own forms, newest first. */
export const ownFormsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'own', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/qa-interview-forms', {
        params: { profile },
        signal,
      }),
  });

/** Polled while an assessment is being made; refetched when the user returns to the tab. */
export const formQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...all, 'form', uuid],
    queryFn: ({ signal }) =>
      request('GET /api/main/qa-interview-forms/{uuid}', { params: { uuid }, signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isPending(state.data) ? pendingEvery : false),
  });

export const isPending = (form: QaInterviewForm | undefined): boolean =>
  form?.interview_ai_assessment?.inference_status === 'pending';

/** The admins' queue, the oldest first. */
export const queueQuery = (params: QueueParams) =>
  queryOptions({
    queryKey: [...all, 'queue', params],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/qa-interview-forms', { query: params, signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: queueEvery,
  });

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

const invalidateLists = (client: QueryClient): void => {
  for (const part of ['own', 'queue']) void client.invalidateQueries({ queryKey: [...all, part] });
};

export const invalidateForm = (client: QueryClient, uuid: string): Promise<void> =>
  client.invalidateQueries({ queryKey: formQuery(uuid).queryKey });

/** Updates the form on the page; the lists are only invalidated. */
export function cacheForm(client: QueryClient, form: QaInterviewForm): void {
  client.setQueryData(formQuery(form.uuid).queryKey, form);
  invalidateLists(client);
}

/** Fetches the current form, past the cache. */
export const newestForm = (client: QueryClient, uuid: string): Promise<QaInterviewForm> =>
  client.query({ ...formQuery(uuid), staleTime: 0, retry: false });

export const saveForm = (uuid: string, revision: number, form_data: QaFormData) =>
  request('PUT /api/main/qa-interview-forms/{uuid}', {
    params: { uuid },
    body: { form_data, revision },
  });

export const useBeginForm = () =>
  useCall(
    'POST /api/main/qa-interview-forms',
    (body: InputTo<'POST /api/main/qa-interview-forms'>['body']) => ({ body }),
    // Also after a refusal: a form that was started elsewhere causes one, and belongs in the list.
    { invalidates: invalidateLists },
  );

/**
 * Changes a form and updates the cache; after a refusal refetches it, since somebody may have been
 * first.
 */
const useFormChange = <V = void>(uuid: string, change: (value: V) => Promise<QaInterviewForm>) =>
  useChange(change, {
    done: cacheForm,
    invalidates: (client, _, error) => {
      invalidateLists(client);
      return error && invalidateForm(client, uuid);
    },
  });

export const useSubmitForm = (uuid: string) =>
  useFormChange(uuid, () =>
    request('PUT /api/main/qa-interview-forms/{uuid}/status', {
      params: { uuid },
      body: { status: 'submitted' },
    }),
  );

export type NewDecision =
  InputTo<'POST /api/main/admin/qa-interview-forms/{uuid}/decision'>['body'];

export const useDecide = (uuid: string) =>
  useFormChange(uuid, (body: NewDecision) =>
    request('POST /api/main/admin/qa-interview-forms/{uuid}/decision', { params: { uuid }, body }),
  );

export const useSetArchived = (uuid: string) =>
  useFormChange(uuid, (archived: boolean) =>
    archived
      ? request('POST /api/main/admin/qa-interview-forms/{uuid}/archive', { params: { uuid } })
      : request('POST /api/main/admin/qa-interview-forms/{uuid}/unarchive', { params: { uuid } }),
  );

/** Requests an assessment, or a new one if there is one already. */
export const useAssess = (uuid: string) =>
  useCall(
    'POST /api/main/admin/qa-interview-forms/{uuid}/ai-assessment',
    (force_recreate: boolean) => ({ params: { uuid }, body: { force_recreate } }),
    { invalidates: [formQuery(uuid).queryKey] },
  );
