import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { params, requiredText } from '../shapes.ts';
import { AccountSecurity, AddedFactor, IdentityProof } from './factors.ts';
import { NewPasskey, PasskeyCreation, PasskeyRequest } from './passkeys.ts';

/** Whatever changes how somebody signs in asks who they are, unless they have just said so. */
const guarded = ['identity_not_confirmed'] as const;

export const securityCalls = callTable('main', {
  getMySecurity: {
    method: 'GET',
    path: '/account/me/security',
    summary: 'How the caller signs in: password, factors, recovery codes.',
    access: 'signed-in',
    status: 200,
    answer: AccountSecurity,
  },
  revokeOtherSessions: {
    method: 'DELETE',
    path: '/account/me/sessions',
    summary: 'Sign out on all devices but this one.',
    access: 'signed-in',
    status: 204,
  },
  confirmIdentity: {
    method: 'POST',
    path: '/account/me/confirmation',
    summary: 'Confirm with password or factor who is sitting there, for some minutes.',
    access: 'signed-in',
    status: 204,
    effect: 'external',
    body: IdentityProof,
    errors: ['password_is_wrong', 'second_factor_is_wrong'],
    perMinute: 30,
  },
  startPasskeyConfirmation: {
    method: 'POST',
    path: '/account/me/confirmation/passkey-options',
    summary: 'What the browser needs for confirming with a passkey.',
    access: 'signed-in',
    status: 200,
    answer: PasskeyRequest,
    isSecret: true,
    errors: ['could_not_find_passkey'],
  },
  startTotp: {
    method: 'POST',
    path: '/account/me/totp/options',
    summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed.',
    access: 'signed-in',
    status: 200,
    answer: z.object({
      /** base32, for typing it in */
      secret: z.string(),
      /** otpauth://, for the QR code */
      uri: z.string(),
      /** to be sent back with the first code */
      setup: z.string(),
      minutes: z.int(),
    }),
    isSecret: true,
    errors: guarded,
  },
  addTotp: {
    method: 'POST',
    path: '/account/me/totp',
    summary: 'Confirm the new secret by a code of it; replaces the one before.',
    access: 'signed-in',
    status: 201,
    effect: 'external',
    body: z.object({ setup: z.string().max(1_000), code: z.string().max(40) }),
    answer: AddedFactor,
    isSecret: true,
    errors: [...guarded, 'second_factor_is_wrong', 'setup_has_expired'],
    perMinute: 30,
  },
  removeTotp: {
    method: 'DELETE',
    path: '/account/me/totp',
    summary: 'Remove the authenticator app.',
    access: 'signed-in',
    status: 204,
    errors: [...guarded, 'could_not_find_second_factor', 'second_factor_required'],
  },
  startPasskey: {
    method: 'POST',
    path: '/account/me/passkeys/options',
    summary: 'What the browser needs for making a passkey.',
    access: 'signed-in',
    status: 200,
    answer: PasskeyCreation,
    isSecret: true,
    errors: [...guarded, 'passkeys_need_a_named_host', 'too_many_passkeys'],
  },
  addPasskey: {
    method: 'POST',
    path: '/account/me/passkeys',
    summary: 'Add the passkey that the browser made.',
    access: 'signed-in',
    status: 201,
    effect: 'external',
    body: z.object({ name: requiredText(limits.passkey.name), response: NewPasskey }),
    answer: AddedFactor,
    isSecret: true,
    errors: [...guarded, 'passkey_not_valid', 'too_many_passkeys', 'passkey_is_taken'],
    perMinute: 30,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/account/me/passkeys/{passkey_id}',
    summary: 'Remove a passkey.',
    access: 'signed-in',
    status: 204,
    params: params('passkey_id'),
    errors: [...guarded, 'could_not_find_passkey', 'second_factor_required'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/account/me/recovery-codes',
    summary: 'Make new recovery codes; the ones before no longer work.',
    access: 'signed-in',
    status: 201,
    effect: 'external',
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    isSecret: true,
    errors: [...guarded, 'could_not_find_second_factor'],
    perMinute: 10,
  },
});
