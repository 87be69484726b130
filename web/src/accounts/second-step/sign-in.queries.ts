import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import type { InputTo } from '../../client/calls/calls.ts';
import { RequestError } from '../../client/request-error.ts';
import { takeStep, type SignInStep } from '../accounts.queries.ts';
import type { PasskeyAnswer } from './passkeys.ts';

export type FactorProof = InputTo<'POST /api/auth/second-factor'>['body'];

export const useFinishSignIn = () =>
  useCall('POST /api/auth/second-factor', (body: FactorProof) => ({ body }), {
    done: (client, { user }) => takeStep(client, { user, second_factor: null }),
  });

export const useSignInWithPasskey = () =>
  useCall(
    'POST /api/auth/passkey',
    (body: { response: PasskeyAnswer; return_to?: string }) => ({ body }),
    { done: (client, { user }) => takeStep(client, { user, second_factor: null }) },
  );

export const factorOptions = () => request('POST /api/auth/second-factor/passkey-options');

/** The first step has to be taken again. */
export const isPendingOver = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'sign_in_not_pending';

export const passkeySignInOptions = () => request('POST /api/auth/passkey/options');

/** Nothing follows a passkey. */
export const lastStep = (answer: Pick<SignInStep, 'user' | 'return_to'>): SignInStep => ({
  ...answer,
  second_factor: null,
});
