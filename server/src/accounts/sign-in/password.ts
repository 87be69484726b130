import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * What OWASP recommends for argon2id; memory in KiB. After raising it here, each hash is renewed at
 * sign-in.
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

type Cost = typeof cost;

const formOf = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Unicode composes letters in several ways; NFKC makes passwords from all keyboards equal. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The stored form of a password: the PHC string of argon2id, which includes its cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: messageOf(password), nonce, tagLength });
  return `${formOf(cost)}${unpadded(nonce)}$${unpadded(tag)}`;
}

/** The hash of a text with the salt and the cost of another hash, so that equal texts are equal. */
export async function hashLike(text: string, hash: string): Promise<string> {
  const { cost: same, salt, tag } = partsOf(hash);
  const made = await derive('argon2id', {
    ...same,
    message: messageOf(text),
    nonce: salt,
    tagLength: tag.length,
  });
  return `${formOf(same)}${unpadded(salt)}$${unpadded(made)}`;
}

function partsOf(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(hash) ?? [];
  if (memory === undefined) throw new Error('a stored password is not in the format of argon2id');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** A hash that no password matches, so that an unknown address takes as long as a known one. */
const unmatchableHash = `${formOf(cost)}${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`;

/**
 * Whether the password matches the stored hash. Null, where none is stored, takes as long and never
 * matches.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { cost: same, salt, tag } = partsOf(hash ?? unmatchableHash);
  const actual = await derive('argon2id', {
    ...same,
    message: messageOf(password),
    nonce: salt,
    tagLength: tag.length,
  });
  return timingSafeEqual(actual, tag) && hash !== null;
}

/** Whether a hash was made at another cost than today's. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(formOf(cost));
