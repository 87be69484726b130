import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`signed-value:${text}`).digest();

/** A value that a browser can store but not change, with the moment at which it expires. */
export function signValue(value: string, until: Date, secret: string): string {
  const text = `${until.getTime()}.${Buffer.from(value, 'utf8').toString('base64url')}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/**
 * The value that we signed; null if somebody else signed it, or it was changed, or it has expired.
 */
export function readSignedValue(
  signed: string | undefined,
  now: Date,
  secret: string,
): string | null {
  const [until = '', value = '', signature = ''] = signed?.split('.') ?? [];
  const expected = signatureOf(`${until}.${value}`, secret);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(until) > now.getTime() ? Buffer.from(value, 'base64url').toString('utf8') : null;
}
