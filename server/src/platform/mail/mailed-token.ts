import { createHmac, timingSafeEqual } from 'node:crypto';

/** The one action that a token from a mail allows. */
type Purpose = 'recommendation-mails' | 'availability' | 'search-alert';

const signatureOf = (purpose: Purpose, subject: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${subject}`).digest();

/** A token that allows its holder one action on one subject, without signing in. */
export const mailedToken = (purpose: Purpose, subject: string, secret: string): string =>
  `${subject}.${signatureOf(purpose, subject, secret).toString('base64url')}`;

/** The subject of the token; null when we did not sign it. */
export function readMailedToken(purpose: Purpose, token: string, secret: string): string | null {
  const end = token.lastIndexOf('.');
  const subject = token.slice(0, Math.max(0, end));
  const expected = signatureOf(purpose, subject, secret);
  const actual = Buffer.from(token.slice(end + 1), 'base64url');
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? subject : null;
}
