import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { everyAdmin, publishLive } from '../../platform/live/live.ts';
import { openPage, openStream } from '../an-open-page.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

let api: TestApi;
let origin = '';
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const notify = (account: string, thread: string) =>
  publishLive(api.db, { topic: 'thread', accounts: [account], data: { thread } });
/** Sends to this account and to all admins, and waits until somebody else has heard it. */
async function notifyAll(account: string): Promise<void> {
  const witness = await openPage(origin, admin);
  await publishLive(
    api.db,
    { topic: 'thread', accounts: [account], data: { thread: 'late' } },
    { topic: 'waiting', accounts: [everyAdmin] },
  );
  await vi.waitFor(() => expect(witness.heard.map(({ event }) => event)).toContain('waiting'));
  witness.close();
}

const params = (account: string) => ({ params: { account } });

it('somebody who is no admin any more hears nothing more as one', async () => {
  const account = await anAccount(api.db, { role: 'admin' });
  const page = await openPage(origin, await api.signedIn(account));
  const body = { role: 'consultant' } as const;
  const edited = await admin.call('PATCH /api/main/admin/accounts/{account}', {
    ...params(account),
    body,
  });
  expect(edited.status).toBe(200);
  await page.ended;
  await notifyAll(account);
  expect(page.heard.map(({ event }) => event)).not.toContain('waiting');

  const now = await openPage(origin, await api.signedIn(account));
  await notifyAll(account);
  await vi.waitFor(() => expect(now.heard.map(({ event }) => event)).toContain('thread'));
  expect(now.heard.map(({ event }) => event)).not.toContain('waiting');
  now.close();
});

it('somebody who was deactivated hears nothing more', async () => {
  const account = await anAccount(api.db, { role: 'admin' });
  const pages = await Promise.all(
    [1, 2].map(async () => openPage(origin, await api.signedIn(account))),
  );
  await admin.call('POST /api/main/admin/accounts/{account}/deactivation', params(account));
  await Promise.all(pages.map(({ ended }) => ended));
  await notifyAll(account);
  for (const { heard } of pages) expect(heard.map(({ event }) => event)).not.toContain('waiting');
});

it('somebody whose account was merged into another hears nothing more', async () => {
  const [kept, merged] = [await anAccount(api.db), await anAccount(api.db)];
  const page = await openPage(origin, await api.signedIn(merged));
  const answer = await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
    params: { account: kept, other: merged },
  });
  expect(answer.status).toBe(200);
  await page.ended;
});

it('somebody whose session has expired hears nothing more', async () => {
  const account = await anAccount(api.db);
  const page = await openPage(origin, await api.signedIn(account));
  await notify(account, 'early');
  await vi.waitFor(() => expect(page.heard.at(-1)?.data).toEqual({ thread: 'early' }));
  await api.db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('account', '=', account)
    .execute();
  api.torg.parts.actors.forgetAll();
  await notify(account, 'late');
  await page.ended;
  expect(page.heard.map(({ data }) => data)).not.toContainEqual({ thread: 'late' });
});

it('a session has at most twenty streams, and another one when one of them has ended', async () => {
  const account = await anAccount(api.db);
  const client = await api.signedIn(account);
  const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(origin, client)));
  const refused = await openStream(origin, client);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ errorCode: 'too_many_live_streams' });
  const otherSession = await openPage(origin, await api.signedIn(account));
  otherSession.close();
  pages[0]?.close();
  const next = await vi.waitFor(() => openPage(origin, client), { timeout: 5_000 });
  for (const page of [...pages, next]) page.close();
});
