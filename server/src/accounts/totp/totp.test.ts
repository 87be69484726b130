import { limits } from '@torg/protocol/limits';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode } from './totp.ts';

const { digits, seconds } = limits.totp;
const now = new Date('2026-11-23T12:00:10Z');
const stepNow = Math.floor(now.getTime() / 1000 / seconds);
const secret = 'TORG'.repeat(8);
const codeOf = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits, period: seconds }).generate({
    timestamp: now.getTime() + steps * seconds * 1000,
  });

describe('a code of an authenticator app', () => {
  it.each([-1, 0, 1])('counts in its own half minute and those beside it: %s', (steps) => {
    expect(stepOfCode(secret, codeOf(steps), now)).toBe(stepNow + steps);
  });
  it.each([-2, 2, -60])('is of no use any more, or not yet, outside of them: %s', (steps) => {
    expect(stepOfCode(secret, codeOf(steps), now)).toBeNull();
  });
  it('comes from a secret of 160 bits that nobody else has', () => {
    const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
    expect(secrets.size).toBe(100);
    for (const one of secrets) expect(Secret.fromBase32(one).bytes).toHaveLength(20);
  });
});
