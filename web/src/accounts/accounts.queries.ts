import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { isSessionEnded, signedInAs } from '../client/session-end.ts';
import { upload, type SendFile } from '../client/calls/upload.ts';
import { useCall } from '../client/use-change.ts';

export type ShellUser = AnswerTo<'GET /api/main/account/me'>;
export type AccountSession = AnswerTo<'GET /api/main/account/me/sessions'>['sessions'][number];
export type SignInStep = AnswerTo<'POST /api/auth/sign-in'>;
export type PendingSignIn = NonNullable<SignInStep['second_factor']>;
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

export type DevelopmentMail = AnswerTo<'GET /api/main/dev/mails/{mail_id}'>;

export const developmentMailQuery = (mail_id: string) =>
  queryOptions({
    queryKey: ['accounts', 'development-mails', mail_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/dev/mails/{mail_id}', { params: { mail_id }, signal }),
    staleTime: Infinity,
  });

/** The sign-in of this browser that waits for its second factor. */
export const pendingSignInQuery = queryOptions({
  queryKey: ['accounts', 'pending-sign-in'],
  queryFn: ({ signal }) => request('GET /api/auth/second-factor', { signal }),
});

/** Another user must find nothing in the cache; the same user finds everything as it was. */
function startAs(client: QueryClient, user: ShellUser): void {
  if (!isSessionEnded()) client.clear();
  if (signedInAs(user.account.account)) client.setQueryData(meQuery.queryKey, user);
}

/** Signed in, or one step nearer. */
export function takeStep(
  client: QueryClient,
  step: Pick<SignInStep, 'user' | 'second_factor'>,
): void {
  if (step.user) startAs(client, step.user);
  else client.setQueryData(pendingSignInQuery.queryKey, step.second_factor ?? undefined);
}

export const useSignIn = () =>
  useCall(
    'POST /api/auth/sign-in',
    (body: { email: string; password: string; return_to?: string }) => ({ body }),
    { done: takeStep },
  );

export const useRequestMagicLink = () =>
  useCall('POST /api/auth/magic-link', (body: { email: string; return_to?: string }) => ({ body }));

export const useConsumeMagicLink = () =>
  useCall('POST /api/auth/magic-link/consume', (token: string) => ({ body: { token } }), {
    done: takeStep,
  });

export const useUpdateMe = () =>
  useCall('PATCH /api/main/account/me', (body: AccountChanges) => ({ body }), {
    done: (client, user) => client.setQueryData(meQuery.queryKey, user),
  });

export function useUploadMyPhoto() {
  const client = useQueryClient();
  const send: SendFile = async (file, { onProgress, signal }) => {
    await upload('POST /api/main/account/me/photo', { file, onProgress }, { signal });
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return send;
}

export const useRemoveMyPhoto = () =>
  useCall('DELETE /api/main/account/me/photo', () => ({}), { invalidates: [meQuery.queryKey] });

export const useChangeMyPassword = () =>
  useCall(
    'POST /api/main/account/me/password',
    (body: { current_password?: string; new_password: string }) => ({ body }),
    { done: (client) => client.invalidateQueries({ queryKey: ['accounts'] }) },
  );

export const useRevokeSession = () =>
  useCall(
    'DELETE /api/main/account/me/sessions/{session_id}',
    (session_id: string) => ({ params: { session_id } }),
    { invalidates: [sessionsQuery.queryKey] },
  );
