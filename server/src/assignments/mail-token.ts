import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (account: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`recommendation-mails:${account}`).digest();

/** Lets whoever has it turn the account's recommendation mails off and on, and nothing else. */
export function mailToken(account: string, secret: string): string {
  return `${account}.${signatureOf(account, secret).toString('base64url')}`;
}

/** The account that the token was made for; null when we did not make it. */
export function readMailToken(token: string, secret: string): string | null {
  const [account = '', signature = ''] = token.split('.');
  const expected = signatureOf(account, secret);
  const actual = Buffer.from(signature, 'base64url');
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? account : null;
}
