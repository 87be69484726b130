import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import type { AnswerTo, InputTo } from '../client/calls.ts';
import { isSessionEnded, signedInAs } from '../client/session-end.ts';
import { upload, type SendFile } from '../client/upload.ts';

export type ShellUser = AnswerTo<'GET /api/main/account/me'>;
export type AccountSession = AnswerTo<'GET /api/main/account/me/sessions'>['sessions'][number];
export type AccountChanges = InputTo<'PATCH /api/main/account/me'>['body'];

export const meQuery = queryOptions({
  queryKey: ['accounts', 'me'],
  queryFn: ({ signal }) => request('GET /api/main/account/me', { signal }),
  staleTime: 60_000,
});

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ signal }) => request('GET /api/main/account/me/sessions', { signal }),
});

export const signInOptionsQuery = queryOptions({
  queryKey: ['accounts', 'sign-in-options'],
  queryFn: ({ signal }) => request('GET /api/auth/options', { signal }),
  staleTime: Infinity,
});

export const developmentMailsQuery = queryOptions({
  queryKey: ['accounts', 'development-mails'],
  queryFn: ({ signal }) => request('GET /api/main/dev/mails', { signal }),
  refetchInterval: 5_000,
});

export const developmentMailQuery = (mail_id: string) =>
  queryOptions({
    queryKey: ['accounts', 'development-mails', mail_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/dev/mails/{mail_id}', { params: { mail_id }, signal }),
    staleTime: Infinity,
  });

/** Whoever was here before leaves nothing behind in the cache; who comes back finds all as it was. */
function useStartAs() {
  const client = useQueryClient();
  return (user: ShellUser) => {
    if (!isSessionEnded()) client.clear();
    if (signedInAs(user.account.account)) client.setQueryData(meQuery.queryKey, user);
  };
}

export function useSignIn() {
  const startAs = useStartAs();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      request('POST /api/auth/sign-in', { body }),
    onSuccess: startAs,
  });
}

export function useRequestMagicLink() {
  return useMutation({
    mutationFn: (body: { email: string; return_to?: string }) =>
      request('POST /api/auth/magic-link', { body }),
  });
}

export function useConsumeMagicLink() {
  const startAs = useStartAs();
  return useMutation({
    mutationFn: (token: string) =>
      request('POST /api/auth/magic-link/consume', { body: { token } }),
    onSuccess: ({ user }) => startAs(user),
  });
}

export function useUpdateMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountChanges) => request('PATCH /api/main/account/me', { body }),
    onSuccess: (user) => client.setQueryData(meQuery.queryKey, user),
  });
}

export function useUploadMyPhoto() {
  const client = useQueryClient();
  const send: SendFile = async (file, { onProgress, signal }) => {
    await upload('POST /api/main/account/me/photo', { file, onProgress }, { signal });
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return send;
}

export function useRemoveMyPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('DELETE /api/main/account/me/photo'),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

export function useChangeMyPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password?: string; new_password: string }) =>
      request('POST /api/main/account/me/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  });
}

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session_id: string) =>
      request('DELETE /api/main/account/me/sessions/{session_id}', { params: { session_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
