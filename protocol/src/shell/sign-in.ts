import { z } from 'zod';
import { FactorProof, PendingSignIn } from '../accounts/factors.ts';
import { PasskeyAnswer, PasskeyRequest } from '../accounts/passkeys.ts';
import { returnTo } from '../accounts/accounts.ts';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Email } from '../shapes.ts';
import { ShellUser } from './shell.ts';

/**
 * The end of the first step: either the user is signed in, or the sign-in waits for the second
 * factor and a cookie says which one it is.
 */
const SignInStep = z
  .object({
    user: ShellUser.nullable(),
    second_factor: PendingSignIn.nullable(),
    return_to: z.string(),
  })
  .meta({ id: 'SignInStep' });

/** Signed in. */
const SignedIn = z.object({ user: ShellUser, return_to: z.string() }).meta({ id: 'SignedIn' });

/** The ways to sign in; all return the shell's view of the user. */
export const signInCalls = callTable('auth', {
  signIn: {
    method: 'POST',
    path: '/sign-in',
    summary: 'Sign in with address and password; sets the session cookie.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    body: z.object({
      email: Email,
      password: z.string().min(1).max(limits.account.password.max),
      return_to: returnTo,
    }),
    answer: SignInStep,
    errors: ['wrong_email_or_password'],
    perMinute: 30,
  },
  consumeMagicLink: {
    method: 'POST',
    path: '/magic-link/consume',
    summary: 'Sign in by the token of a mailed link.',
    access: 'stranger',
    status: 200,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: SignInStep,
    errors: ['magic_link_not_valid'],
    perMinute: 30,
  },
  getPendingSignIn: {
    method: 'GET',
    path: '/second-factor',
    summary: 'The sign-in of this browser that waits for its second factor.',
    access: 'stranger',
    status: 200,
    answer: PendingSignIn,
    errors: ['sign_in_not_pending'],
  },
  startPasskeyFactor: {
    method: 'POST',
    path: '/second-factor/passkey-options',
    summary: 'What the browser needs for a passkey as the second factor.',
    access: 'stranger',
    status: 200,
    answer: PasskeyRequest,
    errors: ['sign_in_not_pending', 'could_not_find_passkey'],
    perMinute: 30,
  },
  finishSignIn: {
    method: 'POST',
    path: '/second-factor',
    summary: 'Prove the second factor; sets the session cookie.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    body: FactorProof,
    answer: SignedIn,
    errors: ['sign_in_not_pending', 'second_factor_is_wrong'],
    perMinute: 30,
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/passkey/options',
    summary: 'What the browser needs for signing in with a passkey alone.',
    access: 'stranger',
    status: 200,
    answer: PasskeyRequest,
    perMinute: 30,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/passkey',
    summary: 'Sign in with a passkey alone, which counts as both factors.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    body: z.object({ response: PasskeyAnswer, return_to: returnTo }),
    answer: SignedIn,
    errors: ['passkey_not_valid'],
    perMinute: 30,
  },
});
