import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('sign_in_attempt').execute();
  browser = aBrowser(api);
});

const password = 'blåbær på fjellet';
const url = '/api/auth/sign-in';
let count = 0;
async function aPerson(fields: { verified?: boolean } = {}) {
  const email = `ida.${(count += 1)}@torg.example`;
  return { email, account: await anAccount(api.db, { email, password, ...fields }) };
}
const sessionsOf = (account: string) =>
  api.db.selectFrom('session').selectAll().where('account', '=', account).execute();
const loggedIn = async (account: string) =>
  (await api.events('user_logged_in')).filter((event) => event.acting_account === account);

describe('signing in with a password', () => {
  it('signs in, sets a cookie that scripts cannot read, and writes an event', async () => {
    const { email, account } = await aPerson();
    const answer = await browser.post(url, { email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
    expect(answer.body.user.account).toMatchObject({ account, email });
    expect(browser.lastCookies()).toEqual([
      expect.stringMatching(
        /^torg_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await loggedIn(account)).toMatchObject([{ metadata: { method: 'password' } }]);
    expect((await browser.get('/api/main/account/me')).body.account.account).toBe(account);
  });

  it('leaves the token in the browser only', async () => {
    const { email, account } = await aPerson();
    await browser.post(url, { email, password });
    const token = /torg_session=([\w-]+)/.exec(browser.lastCookies()[0] ?? '')?.[1] ?? '';
    const [session] = await sessionsOf(account);
    expect(session?.token_hash).toHaveLength(43);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  it('is open to accounts that are not verified yet', async () => {
    const { email } = await aPerson({ verified: false });
    const answer = await browser.post(url, { email, password });
    expect(answer.body.user.roleData.verified).toBe(false);
  });

  it('ends the previous session of this browser', async () => {
    const [first, second] = [await aPerson(), await aPerson()];
    await browser.post(url, { email: first.email, password });
    const old = browser.lastCookies()[0]?.split(';')[0] ?? '';
    await browser.post(url, { email: second.email, password });
    expect(await sessionsOf(first.account)).toEqual([]);
    expect(await loggedIn(second.account)).toHaveLength(1);
    const answer = await aBrowser(api).get('/api/main/account/me', { cookie: old });
    expect(answer.status).toBe(401);
  });

  it('renews a password that was hashed at an older cost', async () => {
    const older =
      '$argon2id$v=19$m=1024,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$tYyiQdYIIjdr/d/7Sgy3xATnvzU38q7vDP35aoipC4Q';
    const email = 'older@torg.example';
    const account = await anAccount(api.db, { email, password_hash: older });
    expect((await browser.post(url, { email, password: 'torg-demo' })).status).toBe(200);
    const row = await api.db
      .selectFrom('account')
      .select('password_hash')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,/);
    expect((await browser.post(url, { email, password: 'torg-demo' })).status).toBe(200);
  });
});

describe('a wrong password', () => {
  it('gets the same answer as an unknown address and an account without a password', async () => {
    const { email, account } = await aPerson();
    const without = 'no.password@torg.example';
    await anAccount(api.db, { email: without });
    for (const who of [email, without, 'nobody@torg.example']) {
      const answer = await browser.post(url, { email: who, password: 'a guess' });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ errorCode: 'wrong_email_or_password' });
      expect(browser.lastCookies()).toEqual([]);
    }
    expect(await sessionsOf(account)).toEqual([]);
    expect(await loggedIn(account)).toEqual([]);
  });

  const guess = async (email: string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await browser.post(url, { email, password: 'a guess' })).status);
    }
    return statuses;
  };

  it('soon causes a wait, which grows each time, even with the right password', async () => {
    const { email } = await aPerson();
    const free = limits.signIn.attempts;
    expect(await guess(email, free)).toEqual(Array.from({ length: free }, () => 401));
    const early = await browser.post(url, { email, password });
    expect(early.status).toBe(429);
    expect(early.body.errorCode).toBe('too_many_requests');
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(25);
    api.clock.advance({ minutes: 0.6 });
    expect(await guess(email, 2)).toEqual([401, 429]);
    const again = await browser.post(url, { email, password });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
    api.clock.advance({ minutes: 1.1 });
    expect((await browser.post(url, { email, password })).status).toBe(200);
  });

  it('causes a wait for an unknown address, too', async () => {
    const statuses = await guess('nobody.at.all@torg.example', limits.signIn.attempts + 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('cannot be tried more often by sending many requests at once', async () => {
    const { email } = await aPerson();
    const tries = Array.from({ length: 20 }, () =>
      browser.post(url, { email, password: 'a guess' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.signIn.attempts);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - limits.signIn.attempts);
  });

  it('causes no wait when many requests have the right password', async () => {
    const { email, account } = await aPerson();
    const tries = Array.from({ length: 8 }, () => aBrowser(api).post(url, { email, password }));
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
    expect(await sessionsOf(account)).toHaveLength(8);
  });

  it('leaves no address in the database', async () => {
    await guess('guessed@torg.example', 1);
    const [attempt] = await api.db.selectFrom('sign_in_attempt').selectAll().execute();
    expect(JSON.stringify(attempt)).not.toMatch(/guessed|127\.0\.0\.1/);
  });
});

describe('a request to sign in', () => {
  it.each([
    { email: 'not an address', password: 'x' },
    { email: 'ida@torg.example' },
    { email: 'ida@torg.example', password: 'x'.repeat(limits.account.password.max + 1) },
    { email: { $ne: null }, password: 'x' },
  ])('is refused when it has the wrong shape: %j', async (body) => {
    const answer = await browser.post(url, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('request_validation_error');
  });
});
