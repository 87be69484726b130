import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import { isPassword } from '../sign-in/password.ts';
import { makeRecoveryCodes } from './recovery-code.ts';

const saltOf = (hash: string) => hash.split('$').at(-2) ?? '';

describe('recovery codes', () => {
  it('are stored as argon2id, with one salt for the codes of an account', async () => {
    const [mine, theirs] = [await makeRecoveryCodes(), await makeRecoveryCodes()];
    for (const hash of mine.hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const salts = [mine, theirs].map(({ hashes }) => [...new Set(hashes.map(saltOf))]);
    expect(salts.map(({ length }) => length)).toEqual([1, 1]);
    expect(salts[0]).not.toEqual(salts[1]);
    expect(Buffer.from(salts[0]?.[0] ?? '', 'base64')).toHaveLength(16);
    const [code = ''] = mine.codes.slice(-1);
    expect(await isPassword(code.replace('-', ''), mine.hashes.at(-1) ?? null)).toBe(true);
  });

  it('have ten signs out of 31, which are 49 bits', async () => {
    const { codes } = await makeRecoveryCodes();
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(new Set(codes).size).toBe(limits.recoveryCodes);
  });
});
