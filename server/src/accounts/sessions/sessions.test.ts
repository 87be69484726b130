import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const me = '/api/main/account/me';
const list = '/api/main/account/me/sessions';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

let count = 0;
async function aPerson() {
  const email = `kari.${(count += 1)}@torg.example`;
  return { email, account: await anAccount(api.db, { email, password }) };
}
async function signIn(email: string, userAgent?: string): Promise<Browser> {
  const browser = aBrowser(api, userAgent);
  await browser.post('/api/auth/sign-in', { email, password });
  return browser;
}
const sessionsIn = async (browser: Browser) =>
  (await browser.get(list)).body.sessions as {
    session_id: string;
    device: string;
    current: boolean;
    last_seen_at: string;
  }[];

describe('the list of one’s sessions', () => {
  it('names the devices, and marks the present one', async () => {
    const { email } = await aPerson();
    const [here, there] = [await signIn(email), await signIn(email, chrome)];
    const sessions = await sessionsIn(here);
    const devices = sessions.map(({ device, current }) => [device, current] as const);
    expect(Object.fromEntries(devices)).toEqual({
      'Chrome på Windows': false,
      'Firefox på Linux': true,
    });
    expect((await sessionsIn(there)).find(({ current }) => current)?.device).toBe(
      'Chrome på Windows',
    );
  });

  it('shows when each was last used, to the minute', async () => {
    const { email } = await aPerson();
    const browser = await signIn(email);
    const lastSeen = async () => Date.parse((await sessionsIn(browser))[0]?.last_seen_at ?? '');
    const first = await lastSeen();
    api.clock.advance({ minutes: 0.5 });
    expect(await lastSeen()).toBe(first);
    api.clock.advance({ minutes: 1 });
    // It is noted a moment later, together with others.
    await vi.waitFor(async () => expect(await lastSeen()).toBeGreaterThan(first + 80_000));
  });
});

describe('ending a session', () => {
  it('signs the other device out at once, but not this one', async () => {
    const { email } = await aPerson();
    const [here, there] = [await signIn(email), await signIn(email, chrome)];
    await there.get(me);
    const other = (await sessionsIn(here)).find(({ current }) => !current);
    expect((await here.delete(`${list}/${other?.session_id}`)).status).toBe(204);
    expect((await there.get(me)).status).toBe(401);
    expect((await here.get(me)).status).toBe(200);
  });

  it('closes the live stream of that device only', async () => {
    const { account } = await aPerson();
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const open = async () => {
      const { cookie } = await api.signedIn(account);
      const headers = { cookie, accept: 'text/event-stream' };
      const answer = await fetch(`${address}/api/main/live`, { headers });
      let text = '';
      const ended = answer.body
        ?.pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write: (chunk) => void (text += chunk) }));
      return { ended, received: () => text };
    };
    const [here, there] = [await open(), await open()];
    await vi.waitFor(() => expect(there.received()).toContain('event: ready'));
    const client = await api.signedIn(account);
    const sessions = await client.call('GET /api/main/account/me/sessions');
    const newest = sessions.body.sessions.filter(({ current }) => !current).at(0);
    const params = { session_id: newest?.session_id ?? '' };
    await client.call('DELETE /api/main/account/me/sessions/{session_id}', { params });
    await Promise.race([here.ended, there.ended]);
    await vi.waitFor(() => {
      expect(here.received()).toContain('event: session');
      expect(there.received()).toContain('event: session');
    });
    const isOpen = async (stream: typeof here) =>
      Promise.race([
        stream.ended?.then(() => false),
        new Promise((done) => setTimeout(done, 100, true)),
      ]);
    expect([await isOpen(here), await isOpen(there)].filter(Boolean)).toHaveLength(1);
  });

  it('is refused to others, even to an admin', async () => {
    const { email } = await aPerson();
    const [session] = await sessionsIn(await signIn(email));
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const params = { session_id: session?.session_id ?? '' };
    const answer = await admin.call('DELETE /api/main/account/me/sessions/{session_id}', {
      params,
    });
    expect(answer).toMatchObject({ status: 401, error: { errorCode: 'user_is_not_authorized' } });
  });

  it('is refused when it does not exist', async () => {
    const client = await api.signedIn((await aPerson()).account);
    const params = { session_id: randomUUID() };
    const answer = await client.call('DELETE /api/main/account/me/sessions/{session_id}', {
      params,
    });
    expect(answer).toMatchObject({ status: 404, error: { errorCode: 'could_not_find_session' } });
  });

  const rowsOf = (account: string) =>
    api.db.selectFrom('session').selectAll().where('account', '=', account).execute();
  const useIt = async (browser: Browser, account: string) => {
    const before = (await rowsOf(account))[0]?.last_seen_at.getTime() ?? 0;
    expect((await browser.get(me)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await rowsOf(account))[0]?.last_seen_at.getTime()).toBeGreaterThan(before),
    );
  };

  it('happens by itself after two weeks without use, and the row is deleted', async () => {
    const { email, account } = await aPerson();
    const browser = await signIn(email);
    api.clock.advance({ days: limits.session.unusedDays - 1 });
    await useIt(browser, account);
    api.clock.advance({ days: limits.session.unusedDays - 1 });
    await useIt(browser, account);
    const other = await signIn(email, chrome);
    api.clock.advance({ days: limits.session.unusedDays });
    expect((await browser.get(me)).status).toBe(401);
    expect((await other.get(me)).status).toBe(401);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const person = await admin.call('GET /api/main/admin/accounts/{account}', {
      params: { account },
    });
    expect(person.body.sessions).toBe(0);
    expect(await rowsOf(account)).toHaveLength(2);
    await api.runScheduled('sweep-sign-ins');
    expect(await rowsOf(account)).toHaveLength(0);
  });

  it('happens by itself after thirty days, however often it is used', async () => {
    const { email, account } = await aPerson();
    const browser = await signIn(email);
    for (const days of [10, 10, 9]) {
      api.clock.advance({ days });
      await useIt(browser, account);
    }
    api.clock.advance({ days: limits.session.days - 29 });
    expect((await browser.get(me)).status).toBe(401);
    await api.runScheduled('sweep-sign-ins');
    expect(await rowsOf(account)).toHaveLength(0);
  });

  it('everywhere else ends all the others, mailed links, and sign-ins between two steps', async () => {
    const { email } = await aPerson();
    const [here, there] = [await signIn(email), await signIn(email, chrome)];
    const { email: otherEmail } = await aPerson();
    const stranger = await signIn(otherEmail);
    await there.get(me);
    await here.post('/api/auth/magic-link', { email });
    await api.runJobs();
    const mail = api.mail.sent.findLast(({ to }) => to === email);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect((await here.delete(list)).status).toBe(204);
    expect((await here.get(me)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    expect((await stranger.get(me)).status).toBe(200);
    expect(await sessionsIn(here)).toMatchObject([{ current: true }]);
    const link = await aBrowser(api).post('/api/auth/magic-link/consume', { token });
    expect(link.body.errorCode).toBe('magic_link_not_valid');
  });

  it('here, by signing out, clears the cookie', async () => {
    const { email, account } = await aPerson();
    const browser = await signIn(email);
    expect((await browser.post('/api/auth/sign-out')).status).toBe(204);
    expect(browser.lastCookies()[0]).toMatch(
      /^torg_session=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect((await browser.get(me)).status).toBe(401);
    const rows = api.db.selectFrom('session').select('session').where('account', '=', account);
    expect(await rows.execute()).toEqual([]);
    expect((await aBrowser(api).post('/api/auth/sign-out')).status).toBe(204);
  });
});
