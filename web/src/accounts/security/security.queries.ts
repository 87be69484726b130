import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { meQuery, sessionsQuery } from '../accounts.queries.ts';
import { showRecoveryCodes } from '../public/recovery-codes.ts';
import { makePasskey } from '../second-step/passkeys.ts';

export type AccountSecurity = AnswerTo<'GET /api/main/account/me/security'>;
export type AccountPasskey = AccountSecurity['passkeys'][number];
export type TotpSetup = AnswerTo<'POST /api/main/account/me/totp/options'>;
export type IdentityProof = InputTo<'POST /api/main/account/me/confirmation'>['body'];

export const securityQuery = queryOptions({
  queryKey: ['accounts', 'security'],
  queryFn: ({ signal }) => request('GET /api/main/account/me/security', { signal }),
});

/** The first factor brings recovery codes, ends other sessions, and may open the app. */
function takeCodes(client: QueryClient, answer: { recovery_codes: string[] | null }): void {
  if (answer.recovery_codes) showRecoveryCodes(client, answer.recovery_codes);
}

/** Nobody waits for it: a dialog closes as soon as its change is made. */
const changesSignIn = {
  invalidates: (client: QueryClient): void => {
    for (const { queryKey } of [securityQuery, sessionsQuery, meQuery]) {
      void client.invalidateQueries({ queryKey });
    }
  },
};

export const useStartTotp = () => useCall('POST /api/main/account/me/totp/options', () => ({}));

export const useAddTotp = () =>
  useCall('POST /api/main/account/me/totp', (body: { setup: string; code: string }) => ({ body }), {
    ...changesSignIn,
    done: takeCodes,
  });

export const useRemoveTotp = () =>
  useCall('DELETE /api/main/account/me/totp', () => ({}), changesSignIn);

export const useAddPasskey = () =>
  useChange(
    async (name: string) => {
      const options = await request('POST /api/main/account/me/passkeys/options');
      const response = await makePasskey(options);
      return request('POST /api/main/account/me/passkeys', { body: { name, response } });
    },
    { ...changesSignIn, done: takeCodes },
  );

export const useRemovePasskey = () =>
  useCall(
    'DELETE /api/main/account/me/passkeys/{passkey_id}',
    (passkey_id: string) => ({ params: { passkey_id } }),
    changesSignIn,
  );

export const useRenewRecoveryCodes = () =>
  useCall('POST /api/main/account/me/recovery-codes', () => ({}), {
    ...changesSignIn,
    done: takeCodes,
  });

export const useRevokeOtherSessions = () =>
  useCall('DELETE /api/main/account/me/sessions', () => ({}), changesSignIn);

export const useConfirmIdentity = () =>
  useCall('POST /api/main/account/me/confirmation', (body: IdentityProof) => ({ body }), {
    invalidates: [securityQuery.queryKey],
  });

export const confirmationOptions = () =>
  request('POST /api/main/account/me/confirmation/passkey-options');
