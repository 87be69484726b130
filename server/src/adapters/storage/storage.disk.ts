import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKey, FileMissing, type Storage } from '../../platform/ports/storage.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a temporary file and renames it once it is complete on the disk. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** Files in a local folder, spread over 256 folders by the first two characters of the key. */
export function diskStorage(folder: string): Storage {
  const folderOf = (key: string): string => join(folder, checkKey(key).slice(0, 2));
  const pathOf = (key: string): string => join(folderOf(key), key);
  return {
    async put(key, content) {
      await mkdir(folderOf(key), { recursive: true });
      await writeWhole(pathOf(key), content);
    },
    // Its content is on the disk already, so the name is all that changes.
    async putFile(key, path) {
      await mkdir(folderOf(key), { recursive: true });
      await rename(path, pathOf(key));
    },
    partFolder: join(folder, '.parts'),
    async get(key) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { stream: createReadStream(path), size };
      } catch (error) {
        throw isMissing(error) ? new FileMissing(key) : error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
