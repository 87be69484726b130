import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

describe('a secret', () => {
  it.each([
    'a'.repeat(32),
    'torg'.repeat(8),
    '12345678901234567890123456789012',
    'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'ZYXWVUTSRQPONMLKJIHGFEDCBA987654',
    'a secret for development, known to everybody',
    'change-me-change-me-change-me-ok',
    'P4ssw0rd! but the PASSWORD is long enough',
  ])('that could be guessed is weak: %s', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it('that a program drew is not weak, in whatever form', () => {
    for (let time = 0; time < 2_000; time += 1) {
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const secret = randomBytes(form === 'hex' ? 16 : 24).toString(form);
        expect(isWeakSecret(secret), secret).toBe(false);
      }
      const short = randomBytes(12).toString('base64');
      expect(isWeakSecret(short), short).toBe(false);
      const uuid = randomUUID();
      expect(isWeakSecret(uuid), uuid).toBe(false);
    }
  });
});
