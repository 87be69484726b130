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

  it('happens by itself after thirty days, and the row is deleted', async () => {
    const { email, account } = await aPerson();
    const browser = await signIn(email);
    api.clock.advance({ days: limits.session.days });
    expect((await browser.get(me)).status).toBe(401);
    const rows = () =>
      api.db.selectFrom('session').select('session').where('account', '=', account);
    expect(await rows().execute()).toHaveLength(1);
    const sweep = api.torg.parts.jobs.definitions.find(({ name }) => name === 'sweep-sign-ins');
    if (sweep === undefined) throw new Error('the sweep is missing');
    await api.torg.parts.jobs.run(sweep, null);
    expect(await rows().execute()).toHaveLength(0);
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

describe('a new password', () => {
  const change = 'POST /api/main/account/me/password';
  const next = 'multer på myra';

  it('ends every other session, is confirmed by mail, and replaces the old one', async () => {
    api.mail.sent.length = 0;
    const { email } = await aPerson();
    const [here, there] = [await signIn(email), await signIn(email, chrome)];
    await there.get(me);
    const body = { current_password: password, new_password: next };
    expect((await here.post('/api/main/account/me/password', body)).status).toBe(204);
    expect((await here.get(me)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    await api.runJobs();
    expect(api.mail.sent).toMatchObject([
      { to: email, subject: 'Passordet ditt på Torg er endret' },
    ]);
    const signInWith = async (word: string) =>
      (await aBrowser(api).post('/api/auth/sign-in', { email, password: word })).status;
    expect([await signInWith(password), await signInWith(next)]).toEqual([401, 200]);
  });

  it('requires the present one, and guessing that is slowed down', async () => {
    const client = await api.signedIn((await aPerson()).account);
    const guess = () =>
      client.call(change, { body: { current_password: 'a guess', new_password: next } });
    const first = await guess();
    expect(first).toMatchObject({ status: 400, error: { errorCode: 'password_is_wrong' } });
    for (let time = 1; time < limits.signIn.attempts; time += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('requires no present one where there is none', async () => {
    const email = 'uten.passord@torg.example';
    const client = await api.signedIn(await anAccount(api.db, { email }));
    expect((await client.call(change, { body: { new_password: next } })).status).toBe(204);
    const answer = await aBrowser(api).post('/api/auth/sign-in', { email, password: next });
    expect(answer.status).toBe(200);
  });

  it('must not be short', async () => {
    const client = await api.signedIn(await anAccount(api.db));
    const answer = await client.call(change, { body: { new_password: 'kort' } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ path: 'new_password' }] } });
  });
});
