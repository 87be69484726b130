import { z } from 'zod';
import { limits } from '../limits.ts';
import { Moment, Uuid } from '../shapes.ts';
import { PasskeyAnswer } from './passkeys.ts';

/** What proves, beside the password or the mailed link, who somebody is. */
export const factorKinds = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Blanks and dashes are for the eye only. */
const Code = z
  .string()
  .max(40)
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => code.length > 0, 'must not be empty');

const byTotp = z.object({ method: z.literal('totp'), code: Code });
const byRecoveryCode = z.object({ method: z.literal('recovery_code'), code: Code });
const byPasskey = z.object({ method: z.literal('passkey'), response: PasskeyAnswer });
const byPassword = z.object({
  method: z.literal('password'),
  password: z.string().min(1).max(limits.account.password.max),
});

/** Proves the second factor. */
export const FactorProof = z.discriminatedUnion('method', [byTotp, byRecoveryCode, byPasskey]);
export type FactorProof = z.output<typeof FactorProof>;

/** Proves who is sitting there: the password, or a factor. */
export const IdentityProof = z.discriminatedUnion('method', [
  byPassword,
  byTotp,
  byRecoveryCode,
  byPasskey,
]);
export type IdentityProof = z.output<typeof IdentityProof>;

/** A sign-in that waits for its second factor. */
export const PendingSignIn = z
  .object({
    /** what the account has, the most convenient first */
    methods: z.array(z.enum(factorKinds)),
    expires_at: Moment,
  })
  .meta({ id: 'PendingSignIn' });
export type PendingSignIn = z.output<typeof PendingSignIn>;

export const Passkey = z
  .object({
    passkey_id: Uuid,
    name: z.string(),
    created_at: Moment,
    last_used_at: Moment.nullable(),
    can: z.object({ remove: z.boolean() }),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

/** How the caller signs in, and what they may change about it. */
export const AccountSecurity = z
  .object({
    has_password: z.boolean(),
    totp: z.object({ created_at: Moment, last_used_at: Moment.nullable() }).nullable(),
    passkeys: z.array(Passkey),
    /** null while there is no factor */
    recovery_codes_left: z.int().nullable(),
    /** the account must have a factor, and the last one cannot be removed */
    is_required: z.boolean(),
    /** how the caller can confirm who they are; empty: only by signing in again */
    confirm_with: z.array(z.enum(['password', ...factorKinds])),
    /** until then no confirmation is asked for; null: the next change asks */
    confirmed_until: Moment.nullable(),
    can: z.object({
      addTotp: z.boolean(),
      removeTotp: z.boolean(),
      addPasskey: z.boolean(),
      renewRecoveryCodes: z.boolean(),
      signOutElsewhere: z.boolean(),
    }),
  })
  .meta({ id: 'AccountSecurity' });
export type AccountSecurity = z.output<typeof AccountSecurity>;

/** The codes are shown this once; null where the account has some already. */
export const AddedFactor = z
  .object({ recovery_codes: z.array(z.string()).nullable() })
  .meta({ id: 'AddedFactor' });
