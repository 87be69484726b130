import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

let api: TestApi;
let world: World;
let origin = '';

beforeAll(async () => {
  api = await startTestApi();
  world = await aWorld(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

interface OpenPage {
  /** the events so far */
  heard: { event: string; data: Record<string, string> }[];
  ended: Promise<void>;
  close: () => void;
}

/** Opens a page that listens over a real socket. */
async function openPage(client: TestClient): Promise<OpenPage> {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/main/live`, {
    headers: { cookie: client.cookie, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  expect(answer.status).toBe(200);
  const heard: OpenPage['heard'] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1];
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (event !== undefined) heard.push({ event, data: JSON.parse(data ?? '{}') });
      }
    }
  };
  const ended = read().catch(() => {});
  await vi.waitFor(() => expect(heard[0]?.event).toBe('ready'));
  return { heard, ended, close: () => abort.abort() };
}

it('notifies both participants of a thread of a message, and nobody else', async () => {
  const buyer = await api.signedIn(world.accounts.buyer);
  const consultant = await api.signedIn(world.accounts.consultant);
  const other = await api.signedIn(world.accounts.otherConsultant);
  const pages = await Promise.all([openPage(buyer), openPage(consultant), openPage(other)]);
  const sent = await buyer.call('POST /api/main/thread/{thread_id}/messages', {
    params: { thread_id: world.thread },
    body: { content: 'Kan du starte mandag?' },
  });
  expect(sent.status).toBe(201);
  for (const page of pages.slice(0, 2)) {
    await vi.waitFor(() => expect(page.heard.some(({ event }) => event === 'thread')).toBe(true));
    const received = page.heard.find(({ event }) => event === 'thread');
    expect(received?.data).toMatchObject({ thread: world.thread });
    expect(JSON.stringify(received)).not.toContain('mandag');
  }
  expect(pages[2]?.heard.filter(({ event }) => event === 'thread')).toEqual([]);
  for (const page of pages) page.close();
});

it('ends when the session is ended on another device', async () => {
  const here = await api.signedIn(world.accounts.consultant);
  const otherDevice = await api.signedIn(world.accounts.consultant);
  const page = await openPage(here);
  const { body } = await here.call('GET /api/main/account/me/sessions');
  const own = body.sessions.find(({ current }) => current);
  const revoked = await otherDevice.call('DELETE /api/main/account/me/sessions/{session_id}', {
    params: { session_id: own?.session_id ?? '' },
  });
  expect(revoked.status).toBe(204);
  await page.ended;
  const after = await here.call('GET /api/main/account/me');
  expect(after.status).toBe(401);
});

it('is refused to a stranger', async () => {
  const answer = await fetch(`${origin}/api/main/live`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ errorCode: 'user_is_not_authorized' });
});

it('notifies admins of something new that waits for them, and nobody else', async () => {
  const admin = await api.signedIn(world.accounts.admin);
  const consultant = await api.signedIn(world.accounts.consultant);
  const pages = await Promise.all([openPage(admin), openPage(consultant)]);
  const body = { name: 'Lampetending', type: 'skill' } as const;
  await consultant.call('POST /api/main/competencies', { body });
  await vi.waitFor(() => expect(pages[0].heard.map(({ event }) => event)).toContain('waiting'));
  expect(pages[1].heard.map(({ event }) => event)).not.toContain('waiting');
  for (const page of pages) page.close();
});
