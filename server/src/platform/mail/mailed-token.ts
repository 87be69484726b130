import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the token of a mail is good for, and for nothing else. */
type Purpose = 'recommendation-mails' | 'availability' | 'search-alert';

const signatureOf = (purpose: Purpose, subject: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${subject}`).digest();

/** Lets whoever has it do one thing, without signing in, with what it was made for. */
export const mailedToken = (purpose: Purpose, subject: string, secret: string): string =>
  `${subject}.${signatureOf(purpose, subject, secret).toString('base64url')}`;

/** What the token was made for; null when we did not make it. */
export function readMailedToken(purpose: Purpose, token: string, secret: string): string | null {
  const end = token.lastIndexOf('.');
  const subject = token.slice(0, Math.max(0, end));
  const expected = signatureOf(purpose, subject, secret);
  const actual = Buffer.from(token.slice(end + 1), 'base64url');
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? subject : null;
}
