import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, FileMissing, type Storage } from '../../platform/ports/storage.ts';

/** The stand-in for tests. */
export function memoryStorage(): Storage & { keys: () => string[] } {
  const files = new Map<string, Buffer>();
  return {
    keys: () => [...files.keys()],
    async put(key, content) {
      files.set(checkKey(key), Buffer.from(content));
    },
    async putFile(key, path) {
      files.set(checkKey(key), await readFile(path));
      await rm(path);
    },
    partFolder: join(tmpdir(), `torg-parts-${process.pid}`),
    async get(key) {
      const content = files.get(checkKey(key));
      if (content === undefined) throw new FileMissing(key);
      return { stream: Readable.from([content]), size: content.length };
    },
    async remove(key) {
      files.delete(checkKey(key));
    },
  };
}
