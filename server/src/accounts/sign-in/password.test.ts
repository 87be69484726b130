import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password.ts';

describe('a password', () => {
  it('is stored as argon2id, salted, with its cost', async () => {
    const [one, other] = await Promise.all([hashPassword('torg-demo'), hashPassword('torg-demo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });
  it('is recognized, and no other is', async () => {
    const hash = await hashPassword('blåbær på fjellet');
    expect(await isPassword('blåbær på fjellet', hash)).toBe(true);
    expect(await isPassword('blåbær på fjellet'.normalize('NFD'), hash)).toBe(true);
    expect(await isPassword('Blåbær på fjellet', hash)).toBe(false);
  });
  it('is never right where none is stored, and takes as much work to refuse', async () => {
    // Of the processor, which is the same on a busy machine.
    const took = async (hash: string | null) => {
      const start = process.cpuUsage();
      expect(await isPassword('guess', hash)).toBe(false);
      return process.cpuUsage(start).user;
    };
    const known = await hashPassword('torg-demo');
    const times = { known: await took(known), unknown: await took(null) };
    expect(times.unknown).toBeGreaterThan(times.known / 4);
  });
  it('hashed at an older cost is still recognized, and known to be outdated', async () => {
    const older =
      '$argon2id$v=19$m=1024,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$tYyiQdYIIjdr/d/7Sgy3xATnvzU38q7vDP35aoipC4Q';
    expect(await isPassword('torg-demo', older)).toBe(true);
    expect(isOutdated(older)).toBe(true);
    expect(isOutdated(await hashPassword('torg-demo'))).toBe(false);
  });
});
