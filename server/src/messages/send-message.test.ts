import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aThread } from './messages.fixtures.ts';
import { countUnreadThreads } from './messages.queries.ts';

describe('a thread', () => {
  let api: TestApi;
  let ida: string;
  let kari: string;
  let asIda: TestClient;
  let asKari: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    ida = await anAccount(api.db, { name: 'Ida Solbakken', title: 'Utvikler' });
    kari = await anAccount(api.db, { name: 'Kari Vestli', role: 'consultant_buyer' });
    asIda = await api.signedIn(ida);
    asKari = await api.signedIn(kari);
  });
  afterAll(() => api.close());

  const aNewThread = () => aThread(api.db, { participants: [ida, kari] });
  const send = (client: TestClient, thread_id: string, content: string) =>
    client.call('POST /api/main/thread/{thread_id}/messages', {
      params: { thread_id },
      body: { content, file_ids: [] },
    });
  const read = (client: TestClient, thread_id: string, query: object = {}) =>
    client.call('GET /api/main/thread/{thread_id}', { params: { thread_id }, query });
  const markRead = (client: TestClient, thread_id: string) =>
    client.call('POST /api/main/thread/{thread_id}/read', { params: { thread_id } });
  const unreadOf = async (client: TestClient, thread_id: string) =>
    (await read(client, thread_id)).body.number_of_unread_messages;

  it('receives a message from one side and shows it as unread on the other', async () => {
    const thread_id = await aNewThread();
    const sent = await send(asIda, thread_id, 'Jeg kan begynne 1. mars.');
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ sender: ida, content: 'Jeg kan begynne 1. mars.' });
    expect(await unreadOf(asIda, thread_id)).toBe(0);
    expect(await unreadOf(asKari, thread_id)).toBe(1);
    expect(await countUnreadThreads(api.db, kari)).toBeGreaterThan(0);
    const events = await api.events('sent_direct_message');
    expect(events.at(-1)).toMatchObject({
      acting_account: ida,
      metadata: { thread: thread_id, message: sent.body.message_id },
    });
  });

  it('is read up to the message shown, and answering counts as reading', async () => {
    const thread_id = await aNewThread();
    const before = await countUnreadThreads(api.db, kari);
    await send(asIda, thread_id, 'Første');
    expect(await countUnreadThreads(api.db, kari)).toBe(before + 1);
    expect((await markRead(asKari, thread_id)).status).toBe(204);
    expect(await countUnreadThreads(api.db, kari)).toBe(before);
    expect((await read(asIda, thread_id)).body.participants[0]?.last_read_at).not.toBeNull();
    await send(asIda, thread_id, 'Andre');
    await send(asIda, thread_id, 'Tredje');
    expect(await unreadOf(asKari, thread_id)).toBe(2);
    await send(asKari, thread_id, 'Svar');
    expect(await unreadOf(asKari, thread_id)).toBe(0);
    expect(await unreadOf(asIda, thread_id)).toBe(1);
  });

  it('never becomes unread again by a late request', async () => {
    const thread_id = await aNewThread();
    await send(asIda, thread_id, 'Hei');
    await markRead(asKari, thread_id);
    const lastRead = async () =>
      api.db
        .selectFrom('thread_participant')
        .select('last_read_at')
        .where('thread', '=', thread_id)
        .where('account', '=', kari)
        .executeTakeFirstOrThrow();
    const first = await lastRead();
    await markRead(asKari, thread_id);
    expect(await lastRead()).toEqual(first);
  });

  it('orders messages that are sent at the same moment, and loses none', async () => {
    const thread_id = await aNewThread();
    const wave = Array.from({ length: 20 }, (_, count) =>
      send(count % 2 === 0 ? asIda : asKari, thread_id, `nummer ${count}`),
    );
    const statuses = (await Promise.all(wave)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const moments = await api.db
      .selectFrom('message')
      .select((eb) => eb.fn.countAll().as('all'))
      .select((eb) => eb.fn.count('created_at').distinct().as('different'))
      .where('thread', '=', thread_id)
      .executeTakeFirstOrThrow();
    expect(moments).toEqual({ all: 20, different: 20 });
  });

  it('is paged from its end, and each page is in chronological order', async () => {
    const thread_id = await aNewThread();
    for (let count = 1; count <= 5; count += 1) await send(asIda, thread_id, String(count));
    const newest = await read(asKari, thread_id, { limit: 2 });
    expect(newest.body.messages.map((one) => one.content)).toEqual(['4', '5']);
    expect(newest.body.has_older).toBe(true);
    const before = newest.body.messages[0]?.message_id;
    const older = await read(asKari, thread_id, { limit: 3, before });
    expect(older.body.messages.map((one) => one.content)).toEqual(['1', '2', '3']);
    expect(older.body.has_older).toBe(false);
    const beforeUnknown = await read(asKari, thread_id, { before: randomUUID() });
    expect(beforeUnknown.body.messages).toEqual([]);
  });

  it('is nobody else’s, not even an admin’s, and an unknown one is not found', async () => {
    const thread_id = await aNewThread();
    await send(asIda, thread_id, 'Mellom oss');
    for (const role of ['admin', 'consultant', 'consultant_buyer'] as const) {
      const other = await api.signedIn(await anAccount(api.db, { role }));
      const answers = [
        await read(other, thread_id),
        await send(other, thread_id, 'Hei'),
        await markRead(other, thread_id),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(401);
        expect(answer.error.errorCode).toBe('user_is_not_authorized');
      }
    }
    const missing = [await read(asIda, randomUUID()), await send(asIda, randomUUID(), 'Hei')];
    for (const answer of missing) expect(answer.error.errorCode).toBe('could_not_find_thread');
  });

  it('notifies the open pages of all participants, and afterwards how far each has read', async () => {
    const thread_id = await aNewThread();
    const notices: { topic: string; accounts: string[]; data: Record<string, string> }[] = [];
    const stop = await api.torg.parts.database.listen('torg_live', (payload) =>
      notices.push(JSON.parse(payload)),
    );
    const sent = await send(asIda, thread_id, 'Er du der?');
    await markRead(asKari, thread_id);
    await markRead(asKari, thread_id);
    const own = () => notices.filter(({ data }) => data?.['thread'] === thread_id);
    await vi.waitFor(() => expect(own()).toHaveLength(2));
    await stop();
    const message = sent.body.message_id;
    expect(own().map(({ topic, data }) => ({ topic, data }))).toEqual([
      { topic: 'thread', data: { thread: thread_id, message } },
      { topic: 'thread', data: { thread: thread_id } },
    ]);
    for (const { accounts } of own()) expect(accounts.toSorted()).toEqual([ida, kari].toSorted());
  });

  it('keeps the messages of a deleted account', async () => {
    const gone = await anAccount(api.db);
    const thread_id = await aThread(api.db, { participants: [gone, kari] });
    await send(await api.signedIn(gone), thread_id, 'Ha det');
    await api.db.deleteFrom('account').where('account', '=', gone).execute();
    const answer = await read(asKari, thread_id);
    expect(answer.body.messages).toMatchObject([{ sender: null, content: 'Ha det' }]);
    expect(answer.body.can).toEqual({ send: false });
    expect((await send(asKari, thread_id, 'Hallo?')).status).toBe(401);
  });
});
