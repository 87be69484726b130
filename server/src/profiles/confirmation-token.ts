import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (profile: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`availability:${profile}`).digest();

/** Lets whoever has it say that the profile's availability still holds, and nothing else. */
export const confirmationToken = (profile: string, secret: string): string =>
  `${profile}.${signatureOf(profile, secret).toString('base64url')}`;

/** The profile that the token was made for; null when we did not make it. */
export function readConfirmationToken(token: string, secret: string): string | null {
  const [profile = '', signature = ''] = token.split('.');
  const expected = signatureOf(profile, secret);
  const actual = Buffer.from(signature, 'base64url');
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? profile : null;
}
