import { randomInt } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { hashPassword, hashLike } from '../sign-in/password.ts';

/** Without letters and digits that are read as each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

function newCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

/** As people see and type it. */
const shown = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

/** New codes, and what is stored of them: slow hashes with one salt for all codes of an account. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = new Set<string>();
  while (codes.size < limits.recoveryCodes) codes.add(newCode());
  const [first = '', ...others] = codes;
  const hashes = [await hashPassword(first)];
  for (const code of others) hashes.push(await hashLike(code, hashes[0] ?? ''));
  return { codes: [...codes].map(shown), hashes };
}
