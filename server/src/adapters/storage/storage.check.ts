import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { FileMissing, type Storage } from '../../platform/ports/storage.ts';

/** The tests that every storage adapter must pass. */
export function checkStorage(name: string, make: () => Storage): void {
  const about = (content: Buffer) => ({ contentType: 'text/plain', size: content.length });

  describe(`storage: ${name}`, () => {
    it('returns exactly the bytes that were put', async () => {
      const storage = make();
      const key = randomUUID();
      const content = Buffer.from('Kravspesifikasjon æøå ÄÖ\n\u0000\u0001');
      await storage.put(key, content, about(content));
      const stored = await storage.get(key);
      expect(stored.size).toBe(content.length);
      expect(await buffer(stored.stream)).toEqual(content);
    });

    it('stores a file of twenty megabytes', async () => {
      const storage = make();
      const key = randomUUID();
      const content = Buffer.alloc(20_000_000, 'torg');
      await storage.put(key, content, about(content));
      expect((await buffer((await storage.get(key)).stream)).equals(content)).toBe(true);
    });

    it('takes over a file that was received before, of any size', async () => {
      const storage = make();
      const key = randomUUID();
      await mkdir(storage.partFolder, { recursive: true });
      const part = join(storage.partFolder, `${key}.part`);
      const content = Buffer.alloc(12_000_000, 'fra en del');
      await writeFile(part, content);
      await storage.putFile(key, part, about(content));
      const stored = await storage.get(key);
      expect(stored.size).toBe(content.length);
      expect((await buffer(stored.stream)).equals(content)).toBe(true);
      expect(existsSync(part)).toBe(false);
    });

    it('fails when the file is missing, but can remove it twice', async () => {
      const storage = make();
      const key = randomUUID();
      await storage.put(key, Buffer.from('a'), about(Buffer.from('a')));
      await storage.remove(key);
      await storage.remove(key);
      await expect(storage.get(key)).rejects.toBeInstanceOf(FileMissing);
    });

    it.each(['../outside', 'a/b', '/etc/hostname', '', 'a\u0000b', '.hidden'])(
      'refuses the key %j',
      async (key) => {
        const storage = make();
        const put = async () => storage.put(key, Buffer.from('a'), about(Buffer.from('a')));
        await expect(put()).rejects.toThrow('not a storage key');
        const move = async () => storage.putFile(key, '/nothing', about(Buffer.from('a')));
        await expect(move()).rejects.toThrow('not a storage key');
      },
    );
  });
}
