import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { openPage } from '../an-open-page.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

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

it('notifies both participants of a thread of a message, and nobody else', async () => {
  const buyer = await api.signedIn(world.accounts.buyer);
  const consultant = await api.signedIn(world.accounts.consultant);
  const other = await api.signedIn(world.accounts.otherConsultant);
  const pages = await Promise.all(
    [buyer, consultant, other].map((client) => openPage(origin, client)),
  );
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
  const page = await openPage(origin, here);
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
  const pages = await Promise.all([openPage(origin, admin), openPage(origin, consultant)]);
  const body = { name: 'Lampetending', type: 'skill' } as const;
  await consultant.call('POST /api/main/competencies', { body });
  await vi.waitFor(() => expect(pages[0].heard.map(({ event }) => event)).toContain('waiting'));
  expect(pages[1].heard.map(({ event }) => event)).not.toContain('waiting');
  for (const page of pages) page.close();
});
