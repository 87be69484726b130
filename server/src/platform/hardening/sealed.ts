import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';

type Secrets = Pick<Settings, 'sessionSecret' | 'sessionSecretBefore'>;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'torg: what is encrypted in the database', 32));

/** Names the key without revealing it, so that a text encrypted by another one is recognized. */
const nameOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'torg: name of the key', 6)).toString('base64url');

/** The start of every text that was encrypted with today's secret. */
export const sealedTodayPrefix = ({ sessionSecret }: Secrets): string =>
  `${nameOf(sessionSecret)}.`;

/** Encrypts a text, which can be read for the same purpose only. */
export function seal(text: string, purpose: string, { sessionSecret }: Secrets): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, content, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [nameOf(sessionSecret), ...parts].join('.');
}

function decrypt(parts: readonly string[], purpose: string, secret: string): string {
  const [nonce, content, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (nonce?.length !== 12 || content === undefined || tag?.length !== 16) {
    throw new Error('not of the form of an encrypted text');
  }
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce);
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

/** The text; null if it was encrypted for something else, or with a secret that is gone. */
export function unseal(sealed: string, purpose: string, secrets: Secrets): string | null {
  const [name, ...parts] = sealed.split('.');
  const all = [secrets.sessionSecret, secrets.sessionSecretBefore];
  const secret = all.find((one) => one !== undefined && nameOf(one) === name);
  if (secret === undefined) return null;
  try {
    return decrypt(parts, purpose, secret);
  } catch {
    return null;
  }
}
