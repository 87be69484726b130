import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { FileMissing, type Storage } from '../platform/ports/storage.ts';

/** SHA-256 of a stored content, in hex; undefined if nothing is stored under the key. */
export async function hashOfStored(storage: Storage, key: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    const { stream } = await storage.get(key);
    await pipeline(stream, hash);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
  return hash.digest('hex');
}
