import { z } from 'zod';
import { limits } from '../limits.ts';
import { isStorable, notStorable } from '../shapes.ts';

/** What browsers send and receive is base64url, as WebAuthn's JSON forms have it. */
const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'must be base64url');

const transports = z.array(z.string().max(40).refine(isStorable, notStorable)).max(10);
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** For `startRegistration` of the browser: a new passkey of the caller. */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });

/** For `startAuthentication` of the browser; without credentials the browser offers what it has. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.enum(['required', 'preferred']),
  })
  .meta({ id: 'PasskeyRequest' });

const credential = {
  id: encoded(limits.passkey.id),
  rawId: encoded(limits.passkey.id),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** What `startRegistration` returned. */
export const NewPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(limits.passkey.part),
      attestationObject: encoded(limits.passkey.part),
      transports: transports.optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.output<typeof NewPasskey>;

/** What `startAuthentication` returned. */
export const PasskeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(limits.passkey.part),
      authenticatorData: encoded(limits.passkey.part),
      signature: encoded(limits.passkey.part),
      userHandle: encoded(limits.passkey.id).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;
