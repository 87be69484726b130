import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStorage } from '../src/adapters/storage/storage.memory.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openTestDatabase } from '../src/testing/test-database.ts';
import { checkFiles } from './check-files.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const storage = memoryStorage();
const store = async (key: string, content: string) =>
  storage.put(key, Buffer.from(content), { contentType: 'text/plain', size: content.length });
const insert = (keys: readonly string[]) =>
  database.db
    .insertInto('file')
    .values(
      keys.map((key) => ({
        storage_key: key,
        file_name: `${key}.txt`,
        media_type: 'text/plain',
        size: key.length,
        sha256: createHash('sha256').update(key).digest('hex'),
        purpose: 'message' as const,
        uploaded_by: null,
      })),
    )
    .execute();

it('every file is read, however many there are, and the missing and changed ones are named', async () => {
  const keys = Array.from({ length: 450 }, (_, at) => `key-${at}`);
  for (const key of keys) await store(key, key);
  await insert(keys);
  expect(await checkFiles(database.db, storage)).toEqual({ count: 450, problems: [] });

  await storage.remove('key-7');
  await store('key-300', 'key-30x');
  const { count, problems } = await checkFiles(database.db, storage);
  expect(count).toBe(450);
  expect(problems.toSorted((a, b) => a.storageKey.localeCompare(b.storageKey))).toMatchObject([
    { storageKey: 'key-300', says: 'has another content' },
    { storageKey: 'key-7', name: 'key-7.txt', says: 'is missing' },
  ]);
});
