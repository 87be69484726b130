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

it('reaches the account that the message concerns, and nobody else', async () => {
  const [idaPage, olaPage] = [listenAs(ida), listenAs(ola)];
  await notify([ida], 'a');
  await vi.waitFor(() => expect(idaPage.heard).toHaveLength(1));
  expect(idaPage.heard[0]).toMatchObject({ topic: 'thread', data: { thread: 'a' } });
  expect(olaPage.heard).toHaveLength(0);
  idaPage.stop();
  olaPage.stop();
});

it('sends nothing from a transaction that rolled back', async () => {
  const page = listenAs(ida);
  const failing = db.transaction().execute(async (tx) => {
    await publishLive(tx, { topic: 'thread', accounts: [ida], data: { thread: 'lost' } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await notify([ida], 'kept');
  await vi.waitFor(() => expect(page.heard).toHaveLength(1));
  expect(page.heard[0]?.data).toEqual({ thread: 'kept' });
  page.stop();
});

it('reaches many accounts at once, and every open page of one person', async () => {
  const many = Array.from(
    { length: 400 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  const pages = [listenAs(many[399] ?? ''), listenAs(many[399] ?? '')];
  await notify(many, 'b');
  await vi.waitFor(() => expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1]));
  for (const page of pages) page.stop();
});

it('sends nothing to a page that has stopped listening', async () => {
  const stopped = listenAs(ida);
  stopped.stop();
  const open = listenAs(ida);
  await notify([ida], 'c');
  await vi.waitFor(() => expect(open.heard).toHaveLength(1));
  expect(stopped.heard).toHaveLength(0);
  open.stop();
});
