import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { invalidateShellUser } from '../accounts/public/shell-user.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';

export type ClientsParams = NonNullable<InputTo<'GET /api/main/admin/clients'>['query']>;
export type ClientItem = AnswerTo<'GET /api/main/admin/clients'>['clients'][number];
export type Client = AnswerTo<'GET /api/main/clients/{client}'>;
export type ClientChanges = NonNullable<InputTo<'PATCH /api/main/clients/{client}'>['body']>;
export type NewClient = InputTo<'POST /api/main/admin/clients'>['body'];
export type Colleague = AnswerTo<'GET /api/main/clients/{client}/colleagues'>['colleagues'][number];
export type NewColleague = InputTo<'POST /api/main/clients/{client}/colleagues'>['body'];

const all = ['clients'] as const;

export const clientsQuery = (query: ClientsParams) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => request('GET /api/main/admin/clients', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetched again whenever the user returns, so that its form can say what was saved elsewhere. */
export const clientQuery = (client: string) =>
  queryOptions({
    queryKey: [...all, 'one', client],
    queryFn: ({ signal }) =>
      request('GET /api/main/clients/{client}', { params: { client }, signal }),
    refetchOnWindowFocus: 'always',
  });

export const colleaguesQuery = (client: string) =>
  queryOptions({
    queryKey: [...all, 'colleagues', client],
    queryFn: ({ signal }) =>
      request('GET /api/main/clients/{client}/colleagues', { params: { client }, signal }),
  });

/** The admins who can be responsible for a client. */
export const salesAdminsQuery = queryOptions({
  queryKey: [...all, 'sales-admins'],
  queryFn: ({ signal }) =>
    request('GET /api/main/admin/accounts', {
      query: { role: 'admin', status: 'verified', limit: limits.peoplePage.max },
      signal,
    }),
  staleTime: 60_000,
});

function invalidate(client: QueryClient): Promise<void> {
  void invalidateChanges(client);
  // The shell shows the name.
  void invalidateShellUser(client);
  return client.invalidateQueries({ queryKey: all });
}

/** Called after another part of the page has changed something about a client. */
export function useInvalidateClients(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidate(client);
}

export const useCreateClient = () =>
  useCall('POST /api/main/admin/clients', (body: NewClient) => ({ body }), { done: invalidate });

export const useSaveClient = (id: string) =>
  useCall(
    'PATCH /api/main/clients/{client}',
    (body: ClientChanges) => ({ params: { client: id }, body }),
    {
      done: (client, saved) => {
        client.setQueryData(clientQuery(id).queryKey, saved);
        void invalidate(client);
      },
    },
  );

export const useInviteColleague = (id: string) =>
  useCall(
    'POST /api/main/clients/{client}/colleagues',
    (body: NewColleague) => ({ params: { client: id }, body }),
    { done: invalidate },
  );

const invitation = '/api/main/clients/{client}/colleagues/{account}/invitation';

export const useInviteAgain = (id: string) =>
  useCall(`POST ${invitation}`, (account: string) => ({ params: { client: id, account } }), {
    invalidates: invalidate,
  });

export const useUninvite = (id: string) =>
  useCall(`DELETE ${invitation}`, (account: string) => ({ params: { client: id, account } }), {
    invalidates: invalidate,
  });
