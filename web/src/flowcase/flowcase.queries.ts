import { queryOptions } from '@tanstack/react-query';
import type { Discipline } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateProfiles } from '../profiles/public/invalidate-profiles.ts';

export type FlowcaseSettings = AnswerTo<'GET /api/main/consultant-companies/{id}/flowcase'>;
export type FlowcaseProfile =
  AnswerTo<'GET /api/main/consultant-companies/{id}/flowcase-profiles'>['flowcase_profiles'][number];
export type FlowcaseLink =
  AnswerTo<'GET /api/main/consultant-companies/{id}/flowcase-links'>['flowcase_links'][number];
export type FlowcaseImport =
  AnswerTo<'GET /api/main/consultant-companies/{id}/flowcase-imports'>['flowcase_imports'][number];
export type FlowcaseImportRow =
  AnswerTo<'GET /api/main/flowcase-import/{flowcase_import}'>['rows'][number];
type SettingsBody = InputTo<'PATCH /api/main/consultant-companies/{id}/flowcase'>['body'];

const all = ['flowcase'] as const;
const askEveryMs = 1_500;

// ── the company's account ───────────────────────────────────────────────────────────────────────

/** Asked for anew while it synchronizes. */
export const settingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'settings', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/flowcase', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.last_sync?.status === 'running' ? askEveryMs : false,
  });

export const useSaveSettings = (id: string) =>
  useCall(
    'PATCH /api/main/consultant-companies/{id}/flowcase',
    (body: SettingsBody) => ({ params: { id }, body }),
    {
      done: (client, settings) => client.setQueryData(settingsQuery(id).queryKey, settings),
      // The company's own page shows the subdomain too.
      invalidates: [[...all], ['flowcase-people', id], ['consultant-companies', 'one', id]],
    },
  );

export const useSynchronize = (id: string) =>
  useCall(
    'POST /api/main/consultant-company/{id}/trigger-flowcase-sync',
    () => ({ params: { id } }),
    { invalidates: [settingsQuery(id).queryKey] },
  );

// ── who follows which CV ────────────────────────────────────────────────────────────────────────

export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'links', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/flowcase-links', { params: { id }, signal }),
    staleTime: 0,
  });

/** The people of the company, of whom somebody may be whom Flowcase means. */
export const colleaguesQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'colleagues', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/users', { params: { id }, signal }),
  });

export const useLinkPerson = (id: string, user_id: string) =>
  useCall(
    'POST /api/main/consultant-companies/{id}/flowcase-links',
    (profile: string) => ({ params: { id }, body: { user_id, profile } }),
    { invalidates: [all, peopleQuery(id).queryKey] },
  );

export const useSetSync = (flowcase_link: string) =>
  useCall(
    'PATCH /api/main/flowcase-link/{flowcase_link}',
    (sync_enabled: boolean) => ({ params: { flowcase_link }, body: { sync_enabled } }),
    { invalidates: [all] },
  );

export const useUnlink = (flowcase_link: string) =>
  useCall('DELETE /api/main/flowcase-link/{flowcase_link}', () => ({ params: { flowcase_link } }), {
    invalidates: [all],
  });

// ── importing ───────────────────────────────────────────────────────────────────────────────────

/** Flowcase itself is asked, so live messages do not make it be asked again. */
export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['flowcase-people', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/flowcase-profiles', {
        params: { id },
        signal,
      }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const importsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'imports', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/flowcase-imports', {
        params: { id },
        signal,
      }),
    staleTime: 0,
  });

/** Asked for anew until everybody has their result. */
export const importQuery = (flowcase_import: string) =>
  queryOptions({
    queryKey: [...all, 'import', flowcase_import],
    queryFn: ({ signal }) =>
      request('GET /api/main/flowcase-import/{flowcase_import}', {
        params: { flowcase_import },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? askEveryMs : false),
  });

export interface ChosenUser {
  user_id: string;
  qa_discipline: Discipline;
}

export const useImportPeople = (id: string) =>
  useCall(
    'POST /api/main/consultant-companies/{id}/import-flowcase-profiles',
    (cvpartner_users: ChosenUser[]) => ({ params: { id }, body: { cvpartner_users } }),
    {
      done: (client) => {
        void client.invalidateQueries({ queryKey: [...all] });
        void client.invalidateQueries({ queryKey: ['consultant-companies'] });
        invalidateProfiles(client);
      },
    },
  );
