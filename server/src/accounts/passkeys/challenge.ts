import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import type { Settings } from '../../platform/settings.ts';

/**
 * What a passkey signs. Torg recognizes its own by a signature, so that strangers who ask for
 * challenges fill no table; only a challenge that was answered is stored.
 */
export type ChallengePurpose =
  | 'sign-in'
  | `second factor of ${string}`
  | `confirmation of ${string}`
  | `new passkey of ${string}`;

interface Context {
  now: Date;
  settings: Pick<Settings, 'sessionSecret'>;
}

const randomLength = 24;
const momentLength = 6;
const signedLength = randomLength + momentLength;

const signatureOf = (signed: Buffer, purpose: ChallengePurpose, secret: string): Buffer =>
  createHmac('sha256', secret).update(`challenge:${purpose}:`).update(signed).digest();

export function makeChallenge(purpose: ChallengePurpose, { now, settings }: Context) {
  const moment = Buffer.alloc(momentLength);
  moment.writeUIntBE(now.getTime() + limits.passkey.minutes * 60_000, 0, momentLength);
  const signed = Buffer.concat([randomBytes(randomLength), moment]);
  const signature = signatureOf(signed, purpose, settings.sessionSecret);
  return Uint8Array.from(Buffer.concat([signed, signature]));
}

/** How a challenge is stored once it was answered; null if it is not ours, or has expired. */
export function readChallenge(
  challenge: string,
  purpose: ChallengePurpose,
  { now, settings }: Context,
): { challenge_hash: string; expires_at: Date } | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, signedLength);
  const expected = signatureOf(signed, purpose, settings.sessionSecret);
  const actual = bytes.subarray(signedLength);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const expires_at = new Date(signed.readUIntBE(randomLength, momentLength));
  if (expires_at <= now) return null;
  const challenge_hash = createHash('sha256').update(signed).digest('base64url');
  return { challenge_hash, expires_at };
}
