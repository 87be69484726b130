import { describe, expect, it } from 'vitest';
import { seal, sealedTodayPrefix, unseal } from './sealed.ts';

const today = {
  sessionSecret: 'the secret of today, which is long enough',
  sessionSecretBefore: undefined,
};
const before = { ...today, sessionSecret: 'the secret of before, which was long enough' };
const changed = { ...today, sessionSecretBefore: before.sessionSecret };

describe('an encrypted text', () => {
  it('can be read again, and looks different each time', () => {
    const [one, other] = [seal('blåbær', 'jam', today), seal('blåbær', 'jam', today)];
    expect(one).not.toBe(other);
    expect(one).not.toContain('blåbær');
    expect([unseal(one, 'jam', today), unseal(other, 'jam', today)]).toEqual(['blåbær', 'blåbær']);
  });
  it('is nothing for another purpose, when changed, or with another secret', () => {
    const sealed = seal('blåbær', 'jam', today);
    const [name, nonce, content = '', tag] = sealed.split('.');
    const other = content.startsWith('A') ? `B${content.slice(1)}` : `A${content.slice(1)}`;
    for (const text of [[name, nonce, other, tag].join('.'), name ?? '', '', 'a.b.c.d']) {
      expect(unseal(text, 'jam', today)).toBeNull();
    }
    expect(unseal(sealed, 'cake', today)).toBeNull();
    expect(unseal(sealed, 'jam', before)).toBeNull();
  });
  it('can be read with the secret before, until it is encrypted with the new one', () => {
    const sealed = seal('blåbær', 'jam', before);
    expect(unseal(sealed, 'jam', changed)).toBe('blåbær');
    expect(sealed.startsWith(sealedTodayPrefix(changed))).toBe(false);
    expect(seal('blåbær', 'jam', changed).startsWith(sealedTodayPrefix(changed))).toBe(true);
  });
});
