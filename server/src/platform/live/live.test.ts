import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../database/tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { silentLog } from '../log.ts';
import { publishLive, startLive, type Live, type LiveMessage } from './live.ts';

const ida = '0d9c3f57-6f27-4c38-9f1c-6b54a4a3c0f1';
const ola = '0d9c3f57-6f27-4c38-9f1c-6b54a4a3c0f2';

let database: Database;
let live: Live;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  live = await startLive(database, silentLog);
});
afterAll(async () => {
  await live.stop();
  await database.close();
});

function listenAs(account: string): { heard: LiveMessage[]; stop: () => void } {
  const heard: LiveMessage[] = [];
  return { heard, stop: live.subscribe(account, (message) => heard.push(message)) };
}

const notify = (accounts: string[], thread: string) =>
  db
    .transaction()
    .execute((tx) => publishLive(tx, { topic: 'thread', accounts, data: { thread } }));

it('tells the account that it concerns, and nobody else', async () => {
  const [one, other] = [listenAs(ida), listenAs(ola)];
  await notify([ida], 'a');
  await vi.waitFor(() => expect(one.heard).toHaveLength(1));
  expect(one.heard[0]).toMatchObject({ topic: 'thread', data: { thread: 'a' } });
  expect(other.heard).toHaveLength(0);
  one.stop();
  other.stop();
});

it('tells nothing of a transaction that rolled back', async () => {
  const one = listenAs(ida);
  const failing = db.transaction().execute(async (tx) => {
    await publishLive(tx, { topic: 'thread', accounts: [ida], data: { thread: 'lost' } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await notify([ida], 'kept');
  await vi.waitFor(() => expect(one.heard).toHaveLength(1));
  expect(one.heard[0]?.data).toEqual({ thread: 'kept' });
  one.stop();
});

it('reaches many accounts at once, and each page that one person has open', async () => {
  const many = Array.from(
    { length: 400 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  const pages = [listenAs(many[399] ?? ''), listenAs(many[399] ?? '')];
  await notify(many, 'b');
  await vi.waitFor(() => expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1]));
  for (const page of pages) page.stop();
});

it('hears no more after it has stopped listening', async () => {
  const one = listenAs(ida);
  one.stop();
  const other = listenAs(ida);
  await notify([ida], 'c');
  await vi.waitFor(() => expect(other.heard).toHaveLength(1));
  expect(one.heard).toHaveLength(0);
  other.stop();
});
